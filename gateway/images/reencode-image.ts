import { imageLimits as limits } from '../../schema/limits.ts';
import { imageMessages as messages } from '../../schema/messages.ts';
import { Failure } from '../failure.ts';
import {
  decodeImage,
  DecodingError,
  type ImageHeader,
  type ReencodedImage,
} from './decode-image.ts';
import { notStored } from './store/image-store.ts';

/** The kind of an image that can only be decoded as a whole. */
function wholeKindOf({
  format,
  isProgressive,
}: ImageHeader): keyof typeof limits.wholePixelsMax | undefined {
  if (format === 'heif') return 'AVIF';
  if (format === 'webp') return 'WebP';
  if (format === 'png' && isProgressive) return 'interlaced PNG';
  return format === 'jpeg' && isProgressive ? 'progressive JPEG' : undefined;
}

/** The reason why an image is not decoded. */
function refusalOf(header: ImageHeader): string | undefined {
  const { format, compression, width, height, pages = 1 } = header;
  const pixels = width * height;
  if (pixels > limits.pixelsMax) {
    return messages.tooManyPixels;
  }
  if (format === 'heif' && compression !== 'av1') {
    return messages.notAnImage;
  }
  const kind = wholeKindOf(header);
  if (kind !== undefined && pixels > limits.wholePixelsMax[kind]) {
    return messages.tooManyWholePixels(kind);
  }
  return pages > limits.framesMax ? messages.tooManyFrames : undefined;
}

function refuse(header: ImageHeader): Failure | undefined {
  const reason = refusalOf(header);
  return reason === undefined ? undefined : new Failure('BAD_USER_INPUT', reason);
}

/** Whether a file is no image at all, and not one that is damaged. */
function isNoImage({ stage, message }: DecodingError): boolean {
  return stage === 'header' && !message.includes('corrupt header');
}

/**
 * Decodes an image and encodes it again, so that no byte of the sender's file is served: upright,
 * in sRGB, at most 2,400 pixels long, an animation still animated (product 5.7).
 * @throws Failure BAD_USER_INPUT if it is not an accepted format, has too many pixels or frames, or
 *   is damaged; UNAVAILABLE if the server cannot decode it now.
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage> {
  try {
    return await decodeImage(bytes, refuse);
  } catch (cause) {
    if (cause instanceof Failure) {
      throw cause;
    }
    if (!(cause instanceof DecodingError)) {
      throw notStored(cause);
    }
    const message = isNoImage(cause) ? messages.notAnImage : messages.damaged;
    throw new Failure('BAD_USER_INPUT', message, { cause });
  }
}
