import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '../../testing/sample-images.ts';
import { decodeImage } from './decode-image.ts';

const decoders = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

describe('a picture is decoded in a process of its own', () => {
  it('which ends with it', async () => {
    const before = decoders();
    const decoding = decodeImage(await picture(600, 400).png().toBuffer());
    expect(decoders()).toBe(before + 1);
    const { bytes, width, height } = await decoding;
    expect([width, height]).toEqual([600, 400]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await expect.poll(decoders, { timeout: 10_000 }).toBe(before);
  });

  it('which says why it could not be decoded, and takes nobody along', async () => {
    await expect(decodeImage(Buffer.from('no picture'))).rejects.toThrow(/unsupported/i);
  });

  it('which runs no decoder but those of the accepted formats', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(decodeImage(Buffer.from(svg))).rejects.toThrow(/unsupported/i);
  });
});
