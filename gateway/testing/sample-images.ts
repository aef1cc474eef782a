import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image without two equal adjacent pixels, for output in any format. */
export function sampleImage(width: number, height: number): Sharp {
  const raw = Buffer.alloc(width * height * 3);
  for (let index = 0; index < raw.length; index += 1) {
    raw[index] = (index * 7919) % 251;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** An animation of two frames. */
export async function animation(side: number): Promise<Buffer> {
  const frames = [10, 200].map((level) => {
    const background = { r: level, g: level, b: level };
    return sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [90, 90] })
    .toBuffer();
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG whose header claims `side` × `side` pixels. */
export function pngBomb(side: number, interlaced = false): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, Number(interlaced)]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small JPEG whose header claims this width and height. */
export async function jpegBomb(
  width: number,
  height: number,
  progressive: boolean,
): Promise<Buffer> {
  const bytes = await sampleImage(64, 64).jpeg({ progressive }).toBuffer();
  const size = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0])) + 5;
  bytes.writeUInt16BE(height, size);
  bytes.writeUInt16BE(width, size + 2);
  return bytes;
}

/** A small WebP whose header claims this width and height. */
export async function webpBomb(width: number, height: number): Promise<Buffer> {
  const bytes = await sampleImage(64, 64).webp().toBuffer();
  const size = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  bytes.writeUInt16LE(width, size);
  bytes.writeUInt16LE(height, size + 2);
  return bytes;
}

/** A small AVIF whose header claims this width and height. */
export async function avifBomb(width: number, height: number): Promise<Buffer> {
  const bytes = await sampleImage(64, 64).avif().toBuffer();
  const size = bytes.indexOf('ispe') + 'ispe'.length + 4;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

/** An animation of many frames with four pixels each. */
export async function longAnimation(frames: number): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: frames * 4 * 3 }, (_, byte) => (byte * 7919) % 251));
  return sharp(raw, { raw: { width: 2, height: frames * 2, channels: 3, pageHeight: 2 } })
    .gif()
    .toBuffer();
}
