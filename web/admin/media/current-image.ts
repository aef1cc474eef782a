const uploaded = /^\/uploads\/[^?#]+$/;

/**
 * The URL that shows the current image of an upload. Browsers cache the plain URL without
 * revalidation; this variant is revalidated, so it shows a replaced image.
 */
export function currentImageUrl(address: string): string {
  return uploaded.test(address) ? `${address}?v=` : address;
}
