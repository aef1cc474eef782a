import { imageAddress } from '../../../../schema/article-urls.ts';
import { imageUploads } from '../uploads/image-uploads.ts';
import { isUploadAddress } from '../uploads/upload-address.ts';

const waitMs = 15_000;
/** The maximum width that the server stores. */
const widthMax = 2_400;

/** URL parameters of signatures that expire, as used by Amazon, Google and Microsoft. */
const signatures = ['X-Amz-Expires', 'X-Goog-Expires', 'Expires', 'se'];

/**
 * Whether the URL of an image is temporary: Google's programs and cloud storage use URLs that
 * expire after hours or days.
 */
function isTemporary(address: string): boolean {
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
async function fetchImage(address: string): Promise<File | undefined> {
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

const embedded = /^data:(image\/[\w.+-]+)((?:;[\w=-]+)*),/i;

/** The file in a `data:` URL; undefined if it is not an image. */
function fileOf(address: string): File | undefined {
  const [head, type = '', parameters = ''] = embedded.exec(address) ?? [];
  if (head === undefined) return undefined;
  try {
    const body = address.slice(head.length);
    const text = parameters.includes('base64') ? atob(body) : decodeURIComponent(body);
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const extension = type.slice('image/'.length).replace(/\W.*/, '');
    return new File([bytes], `pasted.${extension}`, { type });
  } catch {
    return undefined;
  }
}

const notCopied =
  'This image could not be copied from its source. Save it as a file there, then upload it here.';

/** Tracking pixels in e-mails. */
function isTrackingPixel(image: HTMLImageElement): boolean {
  return image.getAttribute('width') === '1' && image.getAttribute('height') === '1';
}

function nameIn(address: string): string {
  return /^data:/i.test(address)
    ? 'image'
    : (/(?<![^/\\?#])[^/\\?#]+(?=[?#]|$)/.exec(address)?.[0] ?? '');
}

/**
 * The URL of a pasted image in the text: an image that cannot be fetched becomes a placeholder that
 * says so.
 */
function addressFor(address: string): string {
  if (isUploadAddress(address)) return address;
  if (isTemporary(address)) {
    return imageUploads.read('image', fetchImage(address), notCopied);
  }
  const own = `${location.origin}/`;
  const known = address.startsWith(own) ? address.slice(own.length - 1) : address;
  if (imageAddress.test(known)) return known;
  const file = fileOf(address);
  const name = nameIn(address);
  return file === undefined
    ? imageUploads.expect(
        name,
        `${name || 'This image'} could not be copied from the pasted content.`,
      )
    : imageUploads.add(file);
}

/**
 * Uploads images that are embedded in the HTML, and images with temporary URLs if the browser may
 * read them. Images that only the other program can access, such as `file:` URLs, become
 * placeholders. The caption of a figure becomes the caption of its image.
 */
export function collectImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    if (isTrackingPixel(image)) {
      image.remove();
    } else {
      image.setAttribute('src', addressFor(image.getAttribute('src') ?? ''));
    }
  }
  for (const figure of body.querySelectorAll('figure')) {
    const [image, ...others] = figure.querySelectorAll('img');
    const caption = figure.querySelector('figcaption');
    if (image && caption && others.length === 0) {
      image.title = caption.textContent.trim();
      caption.remove();
    }
  }
}
