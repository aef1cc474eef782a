type HeadOf<Path> = Path extends `${infer Head}.${string}` ? Head : Path;

type Below<Flat, Head extends string> = {
  [Path in keyof Flat as Path extends `${Head}.${infer Rest}` ? Rest : never]: Flat[Path];
};

/** The nested object type for `Flat`, an object type whose keys are dotted paths. */
export type Nested<Flat> = {
  [Head in HeadOf<keyof Flat> & string]: Head extends keyof Flat
    ? Flat[Head]
    : Nested<Below<Flat, Head>>;
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value at a dotted path of an object; undefined if there is none. */
export function valueAt(root: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? Reflect.get(node, key) : undefined), root);
}

/** Writes a value at a dotted path and creates missing objects along it. */
export function setAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((node, key) => {
    const child: unknown = Reflect.get(node, key);
    if (isObject(child)) return child;
    const made = {};
    Reflect.set(node, key, made);
    return made;
  }, root);
  Reflect.set(parent, last, value);
}

/** Nests values listed by dotted path; `Result` is the type of the nested object. */
export function nest<Result>(
  entries: readonly (readonly [path: string, value: unknown])[],
): Result {
  const root = {};
  for (const [path, value] of entries) setAt(root, path, value);
  return root as Result;
}
