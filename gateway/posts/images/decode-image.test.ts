import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleImage } from '../../testing/sample-images.ts';
import { decodeImage } from './decode-image.ts';

const decoders = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

describe('a process that decodes one image', () => {
  it('ends with the image', async () => {
    const before = decoders();
    const decoding = decodeImage(await sampleImage(600, 400).png().toBuffer());
    expect(decoders()).toBe(before + 1);
    const { bytes, width, height } = await decoding;
    expect([width, height]).toEqual([600, 400]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await expect.poll(decoders, { timeout: 10_000 }).toBe(before);
  });

  it('reports why decoding failed, and does not crash the site', async () => {
    await expect(decodeImage(Buffer.from('no picture'))).rejects.toThrow(/unsupported/i);
  });

  it('runs only the decoders of the accepted formats', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(decodeImage(Buffer.from(svg))).rejects.toThrow(/unsupported/i);
  });
});
