/**
 * Where a submitted profile leads: as it is when it names http or https, else over https. Gives
 * undefined for anything that is not a web address, which is then shown as text alone.
 */
export function profileAddress(submitted: string): string | undefined {
  const address = /^https?:\/\//i.test(submitted) ? submitted : `https://${submitted}`;
  return URL.canParse(address) ? address : undefined;
}
