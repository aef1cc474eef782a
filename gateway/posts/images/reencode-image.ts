import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { imageLimits as limits } from '../../../schema/limits.ts';
import { imageMessages as messages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';
import { decodeImage, type ReencodedImage } from './decode-image.ts';

let library: Promise<typeof Sharp> | undefined;

/** Loaded with the first image: it needs memory and startup time, and most days have no upload. */
function loadLibrary(): Promise<typeof Sharp> {
  return (library ??= import('sharp').then(({ default: sharp }) => {
    // Only decoders of the accepted formats may run in this process; SVG, PDF and the like never
    // do.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map(
        (format) => `VipsForeignLoad${format}`,
      ),
    });
    return sharp;
  }));
}

/** Reads the header of a file without decoding the image. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadLibrary();
  try {
    return await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  } catch (cause) {
    const begun = cause instanceof Error && cause.message.includes('corrupt header');
    const message = begun ? messages.damaged : messages.notAnImage;
    throw new Failure('BAD_USER_INPUT', message, { cause });
  }
}

/** The reason why an image is not decoded; width and height are of all frames together. */
function refusalOf({
  format,
  compression,
  width,
  height,
  pages = 1,
}: Metadata): string | undefined {
  const pixels = width * height;
  if (pixels > limits.pixelsMax) {
    return messages.tooManyPixels;
  }
  if (format === 'heif' && compression !== 'av1') {
    return messages.notAnImage;
  }
  if (format === 'heif' && pixels > limits.avifPixelsMax) {
    return messages.tooManyAvifPixels;
  }
  return pages > limits.framesMax ? messages.tooManyFrames : undefined;
}

/**
 * Decodes an image and encodes it again, so that no byte of the sender's file is served: upright,
 * in sRGB, at most 2,400 pixels long, an animation still animated (product 5.7).
 * @throws Failure BAD_USER_INPUT if it is not an accepted format, has too many pixels or frames, or
 *   is damaged.
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage> {
  const refusal = refusalOf(await readHeader(bytes));
  if (refusal !== undefined) {
    throw new Failure('BAD_USER_INPUT', refusal);
  }
  try {
    return await decodeImage(bytes);
  } catch (cause) {
    throw new Failure('BAD_USER_INPUT', messages.damaged, { cause });
  }
}
