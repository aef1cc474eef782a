import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleImage } from '../testing/sample-images.ts';
import { decodeImage } from './decode-image.ts';

const decoders = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

const accept = (): undefined => undefined;

describe('a process that decodes one image', () => {
  it('ends with the image', async () => {
    const before = decoders();
    const decoding = decodeImage(await sampleImage(600, 400).png().toBuffer(), accept);
    expect(decoders()).toBe(before + 1);
    const { bytes, width, height } = await decoding;
    expect([width, height]).toEqual([600, 400]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await expect.poll(decoders).toBe(before);
  });

  it('ends without decoding when the header is refused', async () => {
    const before = decoders();
    const refusing = decodeImage(
      await sampleImage(600, 400).png().toBuffer(),
      ({ width }) => new Error(`too wide: ${String(width)}`),
    );
    await expect(refusing).rejects.toThrow('too wide: 600');
    await expect.poll(decoders).toBe(before);
  });

  it('reports why decoding failed, and does not crash the site', async () => {
    await expect(decodeImage(Buffer.from('no picture'), accept)).rejects.toThrow(/unsupported/i);
  });

  it('runs only the decoders of the accepted formats', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(decodeImage(Buffer.from(svg), accept)).rejects.toThrow(/unsupported/i);
  });
});
