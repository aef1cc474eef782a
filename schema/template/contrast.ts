import type { EditorConfig } from './editor-config.ts';

const sixDigits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The label colour of primary buttons and the text of the call-to-action banner. */
const labelColour = '#ffffff';

/** Minimum contrast of normal text (WCAG 2.2, success criterion 1.4.3, level AA). */
export const textContrastMin = 4.5;

/**
 * The contrast of two `#rrggbb` colours in either order as defined by WCAG 2.2, from 1 to 21. NaN,
 * which fails every comparison, if either is not such a colour (such as a half-typed one).
 */
export function contrastRatio(one: string, other: string): number {
  const luminances = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function relativeLuminance(hex: string): number {
  const channels = sixDigits.exec(hex)?.slice(1);
  if (channels === undefined) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = channels.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One pair of foreground and background colours on an article page. */
interface ContrastCheck {
  name: string;
  foreground: string;
  background: string;
  ratio: number;
  passes: boolean;
}

/**
 * The contrast of every pair of text and background colours of a template, for the editor's
 * warnings and the system test.
 */
export function contrastChecks({ colors, components }: EditorConfig): ContrastCheck[] {
  const { header, faq, relatedArticles, footer } = components;
  const pairs: [name: string, foreground: string, background: string][] = [
    ['white on primary', labelColour, colors.primary],
    ['white on primary hover', labelColour, colors.primaryHover],
    ['white on secondary', labelColour, colors.secondary],
    ['text on background', colors.text, colors.background],
    ['secondary text on background', colors.textSecondary, colors.background],
    ['title on header', header.style.titleColor, header.style.background],
    ['secondary text on header', colors.textSecondary, header.style.background],
    ['text on FAQ container', colors.text, faq.container.background],
    ['text on related articles', colors.text, relatedArticles.style.background],
    ['secondary text on related articles', colors.textSecondary, relatedArticles.style.background],
    ['footer text on footer', footer.style.textColor, footer.style.background],
  ];
  return pairs.map(([name, foreground, background]) => {
    const ratio = contrastRatio(foreground, background);
    return { name, foreground, background, ratio, passes: ratio >= textContrastMin };
  });
}
