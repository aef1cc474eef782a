import type { EditorConfig } from './editor-config.ts';
import {
  bodyAlignments,
  ctaAlignments,
  fontFamilyNames,
  headerAlignments,
  lengthOptions,
  lineHeights,
  templateVersion,
  titleWeights,
  toggleAlignments,
} from './template-options.ts';

/** A seeded source of numbers in [0, 1) (mulberry32), so that a failing case can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Any valid editor form: every field drawn anew from all that it may hold. */
export function randomEditorConfig(random: () => number): EditorConfig {
  const below = (bound: number) => Math.floor(random() * bound);
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }
  const flag = () => random() < 0.5;
  const hex = () =>
    `#${below(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  const hexInEitherCase = () => (flag() ? hex() : hex().toUpperCase());
  const letters = Array.from('abcXYZ 019éß"<>&{}\\/*;:€鳥🦆');
  const text = (max: number) =>
    Array.from({ length: 1 + below(max) }, () => pick(letters))
      .join('')
      .trim() || 'x';

  return {
    version: templateVersion,
    name: text(40),
    description: flag() ? '' : text(200),
    lastModified: new Date(below(4_000_000_000) * 1000).toISOString(),
    components: {
      header: {
        enabled: flag(),
        style: {
          background: hexInEitherCase(),
          alignment: pick(headerAlignments),
          titleSize: pick(lengthOptions.titleSize),
          titleWeight: pick(titleWeights),
          titleColor: hexInEitherCase(),
          showTags: flag(),
        },
      },
      body: {
        enabled: flag(),
        style: { alignment: pick(bodyAlignments), showContents: flag() },
      },
      faq: {
        enabled: flag(),
        title: { text: text(50) },
        toggle: { alignment: pick(toggleAlignments) },
        container: { background: hexInEitherCase() },
      },
      cta: {
        enabled: flag(),
        primaryButton: { text: text(25) },
        style: { alignment: pick(ctaAlignments) },
      },
      relatedArticles: { enabled: flag(), style: { background: hexInEitherCase() } },
      footer: {
        enabled: flag(),
        style: { background: hexInEitherCase(), textColor: hexInEitherCase() },
      },
    },
    layout: {
      container: {
        maxWidth: pick(lengthOptions.maxWidth),
        margin: pick(lengthOptions.margin),
        padding: pick(lengthOptions.padding),
      },
      spacing: {
        sectionGap: pick(lengthOptions.sectionGap),
        paragraphGap: pick(lengthOptions.paragraphGap),
        headingGap: pick(lengthOptions.headingGap),
      },
    },
    colors: {
      primary: hexInEitherCase(),
      primaryHover: hexInEitherCase(),
      secondary: hexInEitherCase(),
      background: hexInEitherCase(),
      text: hexInEitherCase(),
      textSecondary: hexInEitherCase(),
    },
    typography: {
      fontFamily: pick(fontFamilyNames),
      baseFontSize: pick(lengthOptions.baseFontSize),
      lineHeight: pick(lineHeights),
    },
  };
}
