const waitMs = 15_000;
/** As wide as the server keeps a picture. */
const widthMax = 2_400;

/** A signature in an address that ends after a while, as Amazon, Google and Microsoft name it. */
const signatures = ['X-Amz-Expires', 'X-Goog-Expires', 'Expires', 'se'];

/**
 * Whether a picture's address is bound to die: Google's programs, and those that keep pictures in
 * somebody's cloud, give out addresses that end after hours or days.
 */
export function isPassing(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return (
    /(?:^|\.)(?:googleusercontent|ggpht)\.com$|^docs\.google\.com$/i.test(hostname) ||
    signatures.some((name) => searchParams.has(name))
  );
}

/**
 * The picture at an address as a file, drawn anew, when its site lets this page read it; undefined
 * when it does not, or does not answer. The browser alone asks for it.
 */
export async function fetchImage(address: string): Promise<File | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  try {
    await Promise.race([image.decode(), failAfter(waitMs)]);
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, widthMax / image.naturalWidth);
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.95);
    });
    return blob === null
      ? undefined
      : new File([blob], `pasted.${blob.type.slice('image/'.length)}`, { type: blob.type });
  } catch {
    return undefined;
  }
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The picture takes too long.')), milliseconds);
  });
}
