const waitMs = 15_000;
/** The maximum width that the server stores. */
const widthMax = 2_400;

/** URL parameters of signatures that expire, as used by Amazon, Google and Microsoft. */
const signatures = ['X-Amz-Expires', 'X-Goog-Expires', 'Expires', 'se'];

/**
 * Whether the URL of an image is temporary: Google's programs and cloud storage use URLs that
 * expire after hours or days.
 */
export function isTemporary(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return (
    /(?:^|\.)(?:googleusercontent|ggpht)\.com$|^docs\.google\.com$/i.test(hostname) ||
    signatures.some((name) => searchParams.has(name))
  );
}

/**
 * Downloads an image as a file and re-encodes it, if its site allows this page to read it;
 * undefined if it does not allow this or does not respond. Only the browser sends a request.
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
    setTimeout(() => reject(new Error('Copying the image took too long.')), milliseconds);
  });
}
