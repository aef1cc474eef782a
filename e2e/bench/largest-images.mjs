// Images at the upload limits, in the formats that are the most expensive to decode.
import sharp from 'sharp';

function gradient(width, height, channels) {
  const raw = Buffer.alloc(width * height * channels);
  for (let index = 0; index < raw.length; index += 1) {
    raw[index] = ((index >> 12) + (index % channels) * 40) & 255;
  }
  return sharp(raw, { raw: { width, height, channels }, limitInputPixels: false });
}

/** One image of each kind at its limit (`wholePixelsMax`): PNG plain and interlaced, JPEG, AVIF, WebP. */
export async function largestImages() {
  return [
    await gradient(8_160, 6_120, 4).png({ compressionLevel: 6 }).toBuffer(),
    await gradient(3_460, 2_600, 4).png({ progressive: true }).toBuffer(),
    await gradient(7_300, 5_478, 3).jpeg({ quality: 60, progressive: true }).toBuffer(),
    await gradient(3_460, 2_600, 3).avif({ quality: 40, effort: 0 }).toBuffer(),
    await gradient(7_300, 5_478, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  ];
}
