const drawings = ['check', 'echo', 'egg', 'fan', 'rings', 'squares', 'waves'] as const;

/** The name of a drawing below `/images/covers/`. */
export type CoverName = (typeof drawings)[number];

/** A prime with which the covers of the site's seven articles all differ. */
const multiplier = 8111;

/** The cover of a slug: always the same one of seven (design 7, Covers). */
export function coverOf(slug: string): CoverName {
  let hash = 0;
  for (const character of slug) {
    hash = (hash * multiplier + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return drawings[hash % drawings.length] ?? drawings[0];
}
