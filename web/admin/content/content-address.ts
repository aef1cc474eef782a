/** The part of the content that is edited. */
export const partParameter = 'part';

/** The entry of the part that is opened: its id, or its place in the part, such as `socials.x`. */
export const itemParameter = 'item';

/** The address with a part of the content opened, or with the list of them. */
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
