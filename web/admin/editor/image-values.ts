/** An image as it stands in the text. */
export interface ImageValues {
  src: string;
  /** Alternative text. */
  alt: string;
  /** Shown below it as its caption. */
  title: string;
}
