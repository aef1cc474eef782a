/** Where decorators register their classes, for the whole process. */
const registries = ['TypeGraphQLMetadataStorage', 'typeormMetadataArgsStorage'];

/** The lists of all registries, each with a function that replaces it. */
function listsOfRegistries(): { list: unknown[]; replace: (list: unknown[]) => void }[] {
  return registries.flatMap((name) => {
    const registry: unknown = Reflect.get(globalThis, name);
    if (typeof registry !== 'object' || registry === null) return [];
    return Object.entries(registry).flatMap(([key, list]: [string, unknown]) =>
      Array.isArray(list)
        ? [{ list, replace: (shorter: unknown[]) => void Reflect.set(registry, key, shorter) }]
        : [],
    );
  });
}

/** What decorators have registered up to now. */
export function registeredClasses(): ReadonlySet<unknown> {
  return new Set(listsOfRegistries().flatMap(({ list }) => list));
}

/** Removes what only a site that was replaced needs: schemas are built from everything that is there. */
export function unregister(isObsolete: (entry: unknown) => boolean): void {
  for (const { list, replace } of listsOfRegistries()) {
    replace(list.filter((entry) => !isObsolete(entry)));
  }
}
