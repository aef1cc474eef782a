/** What the id of a stored row looks like, to stand within a pattern: a UUID in lower case. */
export const recordIdShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What the id of a stored row looks like. */
export const recordIdPattern = new RegExp(`^${recordIdShape}$`);

/** Whether a text can be the id of a row; no other one needs to be looked for. */
export function isRecordId(text: string): boolean {
  return recordIdPattern.test(text);
}
