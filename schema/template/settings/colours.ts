import { colourSetting } from './setting.ts';

/**
 * The colours of the whole page. `text` is the body text and its headings; the article's title has
 * a separate colour, because its background is the header's; `secondary` is the background of the
 * call-to-action banner.
 */
export const colourSettings = {
  'colors.primary': colourSetting({
    stored: 'components.buttons.primary.backgroundColor',
    required: true,
    standard: '#c0011d',
    variable: '--template-primary',
    label: 'Primary',
    hint: 'Buttons',
    part: 'cta',
    description: 'Colour, such as "#c0011d".',
  }),
  'colors.primaryHover': colourSetting({
    stored: 'components.buttons.primary.hoverBackgroundColor',
    required: true,
    standard: '#9a0115',
    variable: '--template-primary-hover',
    label: 'Primary hover',
    hint: 'Buttons on hover',
    part: 'cta',
    description: 'Colour under the pointer.',
  }),
  'colors.secondary': colourSetting({
    stored: 'components.cta.backgroundColor',
    standard: '#0f2a33',
    variable: '--template-secondary',
    label: 'Secondary',
    hint: 'Banner background',
    part: 'cta',
    description: 'Its ground.',
  }),
  'colors.background': colourSetting({
    stored: 'structure.content.backgroundColor',
    standard: '#ffffff',
    variable: '--template-background',
    label: 'Background',
    hint: 'Page',
    description: 'The ground of the page.',
  }),
  'colors.text': colourSetting({
    stored: 'typography.body.color',
    required: true,
    standard: '#0d1517',
    variable: '--template-text',
    label: 'Text',
    hint: 'Headings and body',
    description: 'Colour of text and headings.',
  }),
  'colors.textSecondary': colourSetting({
    stored: 'typography.body.secondaryColor',
    standard: '#33434a',
    variable: '--template-text-secondary',
    label: 'Text secondary',
    hint: 'Meta and captions',
    description: 'Colour of dates, captions and the like.',
  }),
} as const;
