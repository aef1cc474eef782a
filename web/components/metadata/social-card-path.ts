/** Path of the image that the server draws for a page's social card, 1200 by 630 pixels. */
export function socialCardPath(pagePath: string): string {
  const [path = '/'] = pagePath.split('?');
  return `/social${path === '/' ? '/home' : path}.png`;
}
