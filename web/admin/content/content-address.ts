/** The part of the content that is being edited. */
export const partParameter = 'part';

/** The open entry of the part: its id, or its path in the part, such as `socials.x`. */
export const itemParameter = 'item';

/** The query string that opens a part of the content, or the list of parts. */
export function withPart(address: URLSearchParams, name: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(itemParameter);
  if (name === undefined) {
    changed.delete(partParameter);
  } else {
    changed.set('tab', 'content');
    changed.set(partParameter, name);
  }
  return changed;
}
