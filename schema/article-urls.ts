/** The URL of an article's image: a path of this site, or a URL that starts with https. */
export const imageAddress = /^(?:\/(?![/\\])|https:\/\/[^/\\\s])\S*$/i;

/** Video players, and the page of the same video. */
const pages: readonly [RegExp, (id: string) => string][] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
];

/**
 * The URL of a link that replaces embedded content such as a video's frame, because articles do not
 * embed anything. Undefined for a URL that links must not have.
 */
export function embedLink(source: string): string | undefined {
  const address = source.trim().replace(/^\/\//, 'https://');
  for (const [player, pageOf] of pages) {
    const id = player.exec(address)?.[1];
    if (id !== undefined) return pageOf(id);
  }
  return /^https?:\/\/[^/\\\s]\S*$/i.test(address) ? address : undefined;
}
