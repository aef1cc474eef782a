const uploaded = /^\/uploads\/[^?#]+$/;

/**
 * Where the picture that an uploaded image has now is shown from. Browsers keep what the address
 * itself gave them for as long as nobody had replaced it; of this one they ask whether it still
 * holds.
 */
export function currentImageUrl(address: string): string {
  return uploaded.test(address) ? `${address}?v=` : address;
}
