/** Has what visitors are sent show the present picture of an image that was replaced. */
export interface ShownImages {
  /** An address of an image as it is to be shown. */
  address: (address: string) => string;
  /** HTML with the addresses and sizes of its images as they are to be shown. */
  html: (html: string) => string;
}

/** Shows every image by the address it has in the text. */
export const asWritten: ShownImages = { address: (address) => address, html: (html) => html };
