/** Size in pixels of a page's social card, as rendered and as declared in the page. */
export const socialCardSize = { width: 1200, height: 630 };

/** The font size in pixels of a card's title: smaller for longer titles, so that they fit. */
export function socialCardTitleSize(title: string): number {
  return title.length > 90 ? 46 : title.length > 60 ? 54 : 64;
}
