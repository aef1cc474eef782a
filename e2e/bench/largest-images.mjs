// Images at the upload limits, in the formats that are the most expensive to decode.
import sharp from 'sharp';

function gradient(width, height, channels) {
  const raw = Buffer.alloc(width * height * channels);
  for (let index = 0; index < raw.length; index += 1) {
    raw[index] = ((index >> 12) + (index % channels) * 40) & 255;
  }
  return sharp(raw, { raw: { width, height, channels }, limitInputPixels: false });
}

/** PNG, JPEG and WebP of 50 megapixels, AVIF of 12, one of each. */
export async function largestImages() {
  return [
    await gradient(8_160, 6_120, 4).png({ compressionLevel: 6 }).toBuffer(),
    await gradient(8_160, 6_120, 3).jpeg({ quality: 60, progressive: true }).toBuffer(),
    await gradient(4_000, 3_000, 3).avif({ quality: 40, effort: 0 }).toBuffer(),
    await gradient(8_160, 6_120, 4).webp({ quality: 40, effort: 0 }).toBuffer(),
  ];
}
