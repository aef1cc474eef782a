/**
 * Base of a class that, for TypeScript, has the fields of `T`. Decorators applied from a table add
 * them to GraphQL and to validation.
 */
export function fieldsOf<T>() {
  const Base: unknown = Object;
  return Base as abstract new () => T;
}
