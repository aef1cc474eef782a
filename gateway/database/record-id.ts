/** The format of a row's id, for use in a pattern: a UUID in lower case. */
export const recordIdShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The format of a row's id. */
export const recordIdPattern = new RegExp(`^${recordIdShape}$`);

/** Whether a text can be the id of a row; if not, no query is needed. */
export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}
