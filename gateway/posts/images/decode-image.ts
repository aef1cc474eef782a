import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { imageLimits as limits } from '../../../schema/limits.ts';

/** An image as the site stores it. */
export interface ReencodedImage {
  /** WebP, without the camera's metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** The message of a decoding process. */
type Answer = { image: ReencodedImage } | { error: string };

/** Only decoders of the accepted formats: SVG, PDF and the like never run. */
const program = `
const [library, limits] = [process.argv[1], JSON.parse(process.argv[2])];
const sharp = require(library);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => 'VipsForeignLoad' + format),
});
sharp.concurrency(1);
sharp.cache(false);
async function reencode(bytes) {
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
}
process.once('message', (bytes) => {
  reencode(bytes)
    .then((image) => ({ image }), (error) => ({ error: String(error?.message ?? error) }))
    .then((answer) => process.send(answer, () => process.exit()));
});
`;

/** Makes glibc return memory to the system immediately instead of reusing it. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Decodes an image and encodes it again, in a separate process that ends afterwards: the hundreds
 * of megabytes that decoders use are freed, and a crash does not affect the site.
 * @throws Error when it cannot be decoded.
 */
export function decodeImage(bytes: Buffer): Promise<ReencodedImage> {
  const library = createRequire(import.meta.url).resolve('sharp');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', program, library, JSON.stringify(limits)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: frugal,
      timeout: (limits.encodingSeconds + 10) * 1_000,
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The decoder ended without an answer: ${String(signal ?? code)}.`));
    });
    child.once('message', (answer: Answer) => {
      if ('image' in answer) {
        resolve({ ...answer.image, bytes: Buffer.from(answer.image.bytes) });
      } else {
        reject(new Error(answer.error));
      }
    });
    child.send(bytes, (error) => {
      if (error !== null) reject(error);
    });
  });
}
