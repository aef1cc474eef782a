type HeadOf<Path> = Path extends `${infer Head}.${string}` ? Head : Path;

type Below<Flat, Head extends string> = {
  [Path in keyof Flat as Path extends `${Head}.${infer Rest}` ? Rest : never]: Flat[Path];
};

/** The nested object whose leaves are the values of `Flat`, which has them by dotted path. */
export type Nested<Flat> = {
  [Head in HeadOf<keyof Flat> & string]: Head extends keyof Flat
    ? Flat[Head]
    : Nested<Below<Flat, Head>>;
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What an object holds at a dotted path; undefined where there is nothing. */
export function valueAt(root: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? Reflect.get(node, key) : undefined), root);
}

/** Writes a value at a dotted path, making the objects on the way to it. */
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

/** Nests values that are listed by their dotted paths; `Result` is the shape that the list has. */
export function nest<Result>(
  entries: readonly (readonly [path: string, value: unknown])[],
): Result {
  const root = {};
  for (const [path, value] of entries) setAt(root, path, value);
  return root as Result;
}
