/** Whether two variants name the same tag. */
export function sameTag(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** A tag as the blog writes it, whatever its form in the URL. */
export function displayTag(
  tags: readonly { name: string }[],
  tag: string | undefined,
): string | undefined {
  return tags.find(({ name }) => sameTag(name, tag))?.name ?? tag;
}
