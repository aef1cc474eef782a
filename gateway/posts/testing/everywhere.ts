import type { BlogApp, RestPost } from '../../testing/blog-app.ts';

/** Everything in which visitors and programs read the post. */
export async function everywhere(app: BlogApp, live: RestPost): Promise<string> {
  const paths = [
    `/reflections/${live.slug}`,
    '/reflections',
    '/feed.xml',
    '/feed.json',
    '/sitemap.xml',
    '/api/blog/admin/posts',
  ];
  const answers = paths.map(async (path) =>
    (await app.send('GET', path, undefined, path.startsWith('/api') ? app.cookie : {})).text(),
  );
  const asked = app.read(`{ post(slug: "${live.slug}") {
      version title subtitle slug excerpt content contentHtml tags readTime updatedAt
      faqs { id question answer answerHtml } }
    searchPosts(query: "waits") { post { id } snippets } posts { totalCount } tags { name } }`);
  return JSON.stringify(await Promise.all([...answers, asked]));
}
