const folder = '/uploads/';
const anyName = /[0-9a-f]{32}-\d{1,4}x\d{1,4}\.webp/;
const fileName = new RegExp(`^${anyName.source}$`);
const everyName = new RegExp(anyName, 'g');
/** Every URL of a stored image in a text; the first group is the name. */
export const imageAddressesIn = new RegExp(`${folder}(${anyName.source})(?:\\?v=[0-9a-f]*)?`, 'g');
/** Uploads, and the illustrations that ship with the articles. */
const sizedAddress = /^\/(?:uploads|images)\/\S*-(\d{1,4})x(\d{1,4})\.(?:webp|svg)$/;

/** Width and height in pixels. */
interface ImageSize {
  width: number;
  height: number;
}

/** The file name in the store; it contains the size, so that pages can reserve the space. */
export function imageNameOf(random: string, { width, height }: ImageSize): string {
  return `${random}-${String(width)}x${String(height)}.webp`;
}

/** Whether a file name can belong to the store; nothing else in its folder is served. */
export function isImageName(name: string): boolean {
  return fileName.test(name);
}

/** A fast check whether a text may contain stored images. */
export function mayNameImages(text: string): boolean {
  return text.includes('.webp');
}

/** The names of stored images that a text refers to. */
export function imageNamesIn(text: string): string[] {
  return text.match(everyName) ?? [];
}

/** The URL of a stored image on this site. */
export function imageAddressOf(name: string): string {
  return `${folder}${name}`;
}

/** The size of an image of this site if its URL contains it, otherwise undefined. */
export function sizeOfImageAt(address: string): ImageSize | undefined {
  const [, width, height] = sizedAddress.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
