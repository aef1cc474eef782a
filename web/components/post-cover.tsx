const drawings = ['check', 'echo', 'egg', 'fan', 'rings', 'squares', 'waves'] as const;

/** A prime with which the covers of the site's seven articles all differ. */
const multiplier = 8111;

/** The cover of a slug: always the same one of seven (design 7, Covers). */
export function coverOf(slug: string): (typeof drawings)[number] {
  let hash = 0;
  for (const character of slug) {
    hash = (hash * multiplier + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return drawings[hash % drawings.length] ?? drawings[0];
}

interface PostCoverProps {
  slug: string;
  /** Whether it is above the fold, and is fetched immediately. */
  first?: boolean;
}

/** The drawing at the top of a post's card; decoration. */
export function PostCover({ slug, first = false }: PostCoverProps) {
  return (
    <img
      className="cover"
      src={`/images/covers/cover-${coverOf(slug)}.svg`}
      width="400"
      height="184"
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
