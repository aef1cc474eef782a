/** Whether two spellings name one tag. */
export function sameTag(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** A tag as the blog spells it, however its address does. */
export function displayTag(
  tags: readonly { name: string }[],
  tag: string | undefined,
): string | undefined {
  return tags.find(({ name }) => sameTag(name, tag))?.name ?? tag;
}
