/**
 * The URL of a submitted profile: unchanged with http or https, otherwise with https added. Returns
 * undefined for anything that is not a web URL, which is then shown as plain text.
 */
export function profileAddress(submitted: string): string | undefined {
  const address = /^https?:\/\//i.test(submitted) ? submitted : `https://${submitted}`;
  return URL.canParse(address) ? address : undefined;
}
