/** Writes `/robots.txt`: everything may be read but the administration and the programs' paths. */
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
