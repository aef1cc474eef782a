import { imageAddress } from '../../../../schema/article-urls.ts';
import { imageUploads } from '../uploads/image-uploads.ts';
import { isUploadAddress } from '../uploads/upload-address.ts';
import { isTemporary, fetchImage } from './image-clipboard.ts';

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
