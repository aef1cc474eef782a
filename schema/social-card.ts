/** Pixels of a page's social card, as the server draws it and the page announces it. */
export const socialCardSize = { width: 1200, height: 630 };

/** The size in pixels of a card's title: the longer it is, the smaller, so that it finds room. */
export function socialCardTitleSize(title: string): number {
  return title.length > 90 ? 52 : title.length > 60 ? 62 : 74;
}
