/** Makes responses to visitors show the current version of a replaced image. */
export interface ShownImages {
  /** The URL to show for an image's URL. */
  address: (address: string) => string;
  /** HTML with the current URLs and sizes of its images. */
  html: (html: string) => string;
}

/** Leaves the URLs of all images unchanged. */
export const unchangedImages: ShownImages = { address: (address) => address, html: (html) => html };
