export interface ImageValues {
  src: string;
  alt: string;
  /** Shown below the image as its caption. */
  title: string;
}
