/**
 * The options of the Visual Editor are the only valid values of a template. Other values are
 * refused, so that only known sizes, fonts and words reach a style sheet. Lengths are CSS pixels
 * (product 7.3, 7.4).
 */
export const templateVersion = '1.0.0';

/** The container's maximum width, from 4xl to 7xl (product 7.3). */
export const maxWidths = [
  { name: '4xl', px: 896 },
  { name: '5xl', px: 1024 },
  { name: '6xl', px: 1152 },
  { name: '7xl', px: 1280 },
] as const;

/** Lengths in pixels by control; padding and section gap as in product 7.3. */
export const lengthOptions = {
  maxWidth: [896, 1024, 1152, 1280],
  margin: [0, 16, 24, 32, 48],
  padding: [16, 24, 32, 48],
  sectionGap: [32, 48, 64, 80],
  paragraphGap: [12, 16, 20, 24, 32],
  headingGap: [8, 12, 16, 24, 32],
  titleSize: [36, 40, 48, 56, 64],
  baseFontSize: [16, 17, 18, 19, 20, 21, 22],
} as const;

export type LengthOption = keyof typeof lengthOptions;

export const lineHeights = [1.4, 1.5, 1.6, 1.7, 1.8] as const;
export const titleWeights = [400, 500, 600, 700] as const;

/** Fonts that the site serves or that every system has, each with its CSS stack. */
const fontFamilies = [
  {
    name: 'STIX Two Text',
    stack: '"STIX Two Text Variable","STIX Two Text","Iowan Old Style",Georgia,serif',
  },
  {
    name: 'Libre Franklin',
    stack: '"Libre Franklin Variable","Libre Franklin","Helvetica Neue",Arial,sans-serif',
  },
  { name: 'Georgia', stack: 'Georgia,"Times New Roman",serif' },
  { name: 'System sans', stack: 'system-ui,"Helvetica Neue",Arial,sans-serif' },
] as const;

export const fontFamilyNames = fontFamilies.map(({ name }) => name);

/** The CSS stack of a font; that of the first one for an unknown name. */
export function fontStack(name: string): string {
  return (fontFamilies.find((face) => face.name === name) ?? fontFamilies[0]).stack;
}

export const headerAlignments = ['left', 'center'] as const;
export const bodyAlignments = ['left', 'justify'] as const;
export const toggleAlignments = ['left', 'center', 'right'] as const;
export const ctaAlignments = ['left', 'center'] as const;

/** The six components of a template, in page order (product 7.3). */
export const templateComponents = [
  'header',
  'body',
  'faq',
  'cta',
  'relatedArticles',
  'footer',
] as const;

export type TemplateComponent = (typeof templateComponents)[number];

/** Maximum lengths of a template's texts, in characters. */
export const templateTextLimits = {
  idMax: 100,
  nameMax: 100,
  descriptionMax: 500,
  faqTitleMax: 120,
  buttonTextMax: 60,
} as const;
