import { lengthSetting } from './setting.ts';

/** Widths and spacing of an article page. */
export const layoutSettings = {
  'layout.container.maxWidth': lengthSetting('maxWidth', {
    stored: 'layout.container.maxWidth',
    required: true,
    standard: 1280,
    variable: '--template-max-width',
    label: 'Max width',
    hint: 'Of the article’s container',
    description: '"896px", "1024px", "1152px" or "1280px".',
  }),
  'layout.container.margin': lengthSetting('margin', {
    stored: 'layout.container.margin',
    standard: 0,
    variable: '--template-margin',
    label: 'Margin',
    hint: 'Left and right of the container',
    description: 'CSS length at its left and right.',
  }),
  'layout.container.padding': lengthSetting('padding', {
    stored: 'layout.container.padding',
    standard: 32,
    variable: '--template-padding',
    label: 'Padding',
    hint: 'Inside, left and right',
    description: 'CSS length inside, left and right.',
  }),
  'layout.spacing.sectionGap': lengthSetting('sectionGap', {
    stored: 'layout.spacing.sectionGap',
    standard: 64,
    variable: '--template-section-gap',
    label: 'Section gap',
    hint: 'Between the parts of the page',
    description: 'CSS length between sections.',
  }),
  'layout.spacing.paragraphGap': lengthSetting('paragraphGap', {
    stored: 'layout.spacing.paragraphGap',
    standard: 24,
    variable: '--template-paragraph-gap',
    label: 'Paragraph gap',
    hint: 'Between paragraphs',
    description: 'CSS length between paragraphs.',
  }),
  'layout.spacing.headingGap': lengthSetting('headingGap', {
    stored: 'layout.spacing.headingGap',
    standard: 16,
    variable: '--template-heading-gap',
    label: 'Heading gap',
    hint: 'Around headings',
    description: 'CSS length below headings.',
  }),
} as const;
