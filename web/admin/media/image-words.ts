import type { ImageRow } from './use-image-pages.ts';

/** The display name of an image: its alternative text, otherwise its file name or URL. */
export function imageName({
  altText,
  fileName,
  id,
}: Pick<ImageRow, 'altText' | 'fileName' | 'id'>): string {
  return altText === '' ? (fileName ?? `image ${id.slice(0, 6)}`) : altText;
}

/** Dimensions and file size: "640 × 320 pixels, 48 kB". */
export function imageSize({ width, height, bytes }: ImageRow): string {
  const pixels = `${width} × ${height} pixels`;
  if (bytes === 0) return pixels;
  const weight =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${pixels}, ${weight}`;
}
