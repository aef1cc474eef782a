/** The data properties of an entity, without its methods. */
type ColumnsOf<T> = {
  [Name in keyof T as T[Name] extends (...given: never[]) => unknown ? never : Name]: T[Name];
};

/**
 * A new row of an entity; a missing column does not compile. `Later` names the columns that the
 * entity or a later step derives.
 */
export function rowOf<T extends object, Later extends keyof T = never>(
  entity: new () => T,
  columns: Omit<ColumnsOf<T>, Later>,
): T {
  return Object.assign(new entity(), columns);
}

/**
 * A new row copied from another one, or from an input, with some columns replaced; columns missing
 * in the source must be among them.
 */
export function rowFrom<Base extends object, T extends Base>(
  entity: new () => T,
  base: Base,
  columns: Partial<ColumnsOf<Base>> & Omit<ColumnsOf<T>, keyof Base>,
): T {
  return Object.assign(new entity(), base, columns);
}
