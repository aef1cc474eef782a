/**
 * Base of a class that has the fields of `T`, as far as TypeScript is concerned; decorators that
 * are applied from a table give them to GraphQL and to the rules.
 */
export function fieldsOf<T>() {
  const Base: unknown = Object;
  return Base as abstract new () => T;
}
