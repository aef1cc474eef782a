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

/**
 * A new row that says what another one, or an input, says, but for some columns; those that the
 * other does not have must be among them.
 */
export function rowFrom<Base extends object, T extends Base>(
  entity: new () => T,
  base: Base,
  columns: Partial<ColumnsOf<Base>> & Omit<ColumnsOf<T>, keyof Base>,
): T {
  return Object.assign(new entity(), base, columns);
}
