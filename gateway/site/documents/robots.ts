/** Writes `/robots.txt`: everything may be crawled except the administration and the API paths. */
export function writeRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /blog-admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
