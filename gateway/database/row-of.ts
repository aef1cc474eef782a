/** What an entity holds: all of it, but for what it does. */
type ColumnsOf<T> = {
  [Name in keyof T as T[Name] extends (...given: never[]) => unknown ? never : Name]: T[Name];
};

/**
 * A new row of an entity; a column that is missing does not compile. `Later` names what the entity
 * derives, or what is derived from the row itself.
 */
export function rowOf<T extends object, Later extends keyof T = never>(
  entity: new () => T,
  columns: Omit<ColumnsOf<T>, Later>,
): T {
  return Object.assign(new entity(), columns);
}
