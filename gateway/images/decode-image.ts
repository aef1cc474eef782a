import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Metadata } from 'sharp';
import { imageLimits as limits } from '../../schema/limits.ts';

/** An image as the site stores it. */
export interface ReencodedImage {
  /** WebP, without the camera's metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** What the header of a file says; width and height are of all frames together. */
export type ImageHeader = Pick<
  Metadata,
  'format' | 'compression' | 'width' | 'height' | 'pages' | 'isProgressive'
>;

type Stage = 'header' | 'image';

/** The message of the library, and what it was reading. */
export class DecodingError extends Error {
  readonly stage: Stage;

  constructor(stage: Stage, message: string) {
    super(message);
    this.stage = stage;
  }
}

/** How a decoder ends that crashes on an image; the system and the time limit end it otherwise. */
const crashSignals: ReadonlySet<unknown> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
]);

/** The messages of a decoding process: the header, and after "decode" the image. */
type Answer = { header: ImageHeader } | { image: ReencodedImage } | { error: string; stage: Stage };

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
const failing = (stage) => (error) =>
  process.send({ error: String(error?.message ?? error), stage }, () => process.exit());
let smartSubsample = false;
async function readHeader(bytes) {
  const header = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const { format, compression, width, height, pages, isProgressive } = header;
  // Sharp colours are for charts and take 45 MB; photos have subsampled colours already.
  smartSubsample = ['png', 'gif'].includes(format) && !isProgressive;
  process.send({ header: { format, compression, width, height, pages, isProgressive } });
}
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
    .webp({ quality: 85, smartSubsample })
    .toBuffer({ resolveWithObject: true });
  const image = { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  process.send({ image }, () => process.exit());
}
process.once('message', (bytes) => {
  process.once('message', () => reencode(bytes).catch(failing('image')));
  readHeader(bytes).catch(failing('header'));
});
`;

/** Makes glibc return memory to the system immediately instead of reusing it. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Decodes an image and encodes it again, in a separate process that ends afterwards: the hundreds
 * of megabytes that decoders use are freed, and a crash does not affect the site.
 * @param refuse why an image is not decoded, by its header; undefined to decode it.
 * @throws DecodingError when it cannot be decoded; any other error is the server's own.
 */
export function decodeImage(
  bytes: Buffer,
  refuse: (header: ImageHeader) => Error | undefined,
): Promise<ReencodedImage> {
  const library = createRequire(import.meta.url).resolve('sharp');
  const child = spawn(process.execPath, ['-e', program, library, JSON.stringify(limits)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: frugal,
    timeout: limits.encodingSeconds * 1_000,
  });
  return new Promise<ReencodedImage>((resolve, reject) => {
    const send = (message: Buffer | 'decode'): void => {
      // If it cannot be sent, the process has ended, and its end says why.
      child.send(message, () => undefined);
    };
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const message = `The decoder ended without an answer: ${String(signal ?? code)}.`;
      reject(crashSignals.has(signal) ? new DecodingError('image', message) : new Error(message));
    });
    child.on('message', (answer: Answer) => {
      if ('image' in answer) {
        resolve({ ...answer.image, bytes: Buffer.from(answer.image.bytes) });
      } else if ('error' in answer) {
        reject(new DecodingError(answer.stage, answer.error));
      } else {
        const refusal = refuse(answer.header);
        if (refusal === undefined) {
          send('decode');
        } else {
          child.kill();
          reject(refusal);
        }
      }
    });
    send(bytes);
  });
}
