/**
 * Writes `/robots.txt`: everything may be crawled except the administration and the API paths.
 * `contentSignal` is what machines may do with the texts (product 13.12); empty if nothing is stated.
 */
export function writeRobots(publicUrl: string, contentSignal: string): string {
  return [
    'User-agent: *',
    ...(contentSignal === '' ? [] : [`Content-Signal: ${contentSignal}`]),
    'Disallow: /blog-admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
