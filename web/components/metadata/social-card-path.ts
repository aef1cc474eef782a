/** Path of the image that the server renders for a page's social card. */
export function socialCardPath(pagePath: string): string {
  const [path = '/'] = pagePath.split('?');
  return `/social${path === '/' ? '/home' : path}.png`;
}
