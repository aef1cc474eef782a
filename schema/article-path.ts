/** The path of an article's page. */
export function articlePath(slug: string): string {
  return `/reflections/${slug}`;
}

/** The path of a post's form in the administration. */
export function postFormPath(id: string): string {
  return `/blog-admin?tab=posts&post=${id}`;
}
