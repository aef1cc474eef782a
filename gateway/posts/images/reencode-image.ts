import sharp from 'sharp';
import { imageLimits as limits } from '../../../schema/limits.ts';
import { imageMessages as messages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';

// Only decoders of the accepted formats may run in this process; SVG, PDF and the like never do.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
// One core is left to visitors, and files that come once are not worth keeping.
sharp.concurrency(1);
sharp.cache(false);

/** An image as the site stores it. */
export interface ReencodedImage {
  /** WebP, without what the camera wrote into the file. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Pixels of all frames, as the file's header has it; nothing is decoded for it. */
async function countPixels(bytes: Buffer): Promise<number> {
  const options = { animated: true, limitInputPixels: false };
  const { width, height } = await sharp(bytes, options).metadata();
  return width * height;
}

/**
 * Decodes a picture and writes it anew, so that nothing of the sender's file is ever served:
 * upright, in sRGB, its longest side at most 2,400 pixels, an animation still animated.
 * @throws Failure BAD_USER_INPUT when it is none of the accepted formats, has too many pixels, or
 * is damaged.
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage> {
  const pixels = await countPixels(bytes).catch((cause: unknown) => {
    const begun = cause instanceof Error && cause.message.includes('corrupt header');
    const message = begun ? messages.damaged : messages.notAnImage;
    throw new Failure('BAD_USER_INPUT', message, { cause });
  });
  if (pixels > limits.pixelsMax) {
    throw new Failure('BAD_USER_INPUT', messages.tooManyPixels);
  }
  try {
    const { data, info } = await sharp(bytes, {
      animated: true,
      failOn: 'error',
      limitInputPixels: limits.pixelsMax,
    })
      .autoOrient()
      .resize({
        width: limits.sideMax,
        height: limits.sideMax,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 85, smartSubsample: true })
      .timeout({ seconds: limits.encodingSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (cause) {
    throw new Failure('BAD_USER_INPUT', messages.damaged, { cause });
  }
}
