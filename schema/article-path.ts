/** The path of an article's page. */
export function articlePath(slug: string): string {
  return `/reflections/${slug}`;
}
