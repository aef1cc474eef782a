/** Pixels of a page's social card, as the server draws it and the page announces it. */
export const socialCardSize = { width: 1200, height: 630 };
