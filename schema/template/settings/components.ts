import {
  bodyAlignments,
  ctaAlignments,
  headerAlignments,
  templateTextLimits as limits,
  titleWeights,
  toggleAlignments,
} from '../template-options.ts';
import { buttonText, faqTitle } from '../template-values.ts';
import {
  choiceSetting,
  colourSetting,
  lengthSetting,
  switchSetting,
  textSetting,
} from './setting.ts';

const isShown = { description: 'Is shown.' };
const areShown = { description: 'Are shown.' };

/** The six components of an article page. */
export const componentSettings = {
  'components.header.enabled': switchSetting({
    stored: 'structure.header.enabled',
    standard: true,
    label: 'Header enabled',
    ...isShown,
  }),
  'components.header.style.background': colourSetting({
    stored: 'structure.header.backgroundColor',
    standard: '#edf2f3',
    variable: '--template-header-background',
    label: 'Header background',
    description: 'Its ground.',
  }),
  'components.header.style.alignment': choiceSetting(headerAlignments, {
    stored: 'structure.header.alignment',
    standard: 'left',
    label: 'Header alignment',
    description: '"left" or "center".',
  }),
  'components.header.style.titleSize': lengthSetting('titleSize', {
    stored: 'typography.headings.h1.fontSize',
    required: true,
    standard: 56,
    variable: '--template-title-size',
    label: 'Title size',
    description: 'CSS length, such as "56px".',
  }),
  'components.header.style.titleWeight': choiceSetting(titleWeights, {
    stored: 'typography.headings.h1.fontWeight',
    required: true,
    standard: 400,
    variable: '--template-title-weight',
    label: 'Title weight',
    description: '400, 500, 600 or 700.',
  }),
  'components.header.style.titleColor': colourSetting({
    stored: 'typography.headings.h1.color',
    required: true,
    standard: '#0d1517',
    variable: '--template-title',
    label: 'Title color',
    description: 'Colour, such as "#0d1517".',
  }),
  'components.header.style.showTags': switchSetting({
    stored: 'components.tags.enabled',
    standard: true,
    label: 'Show tags',
    ...areShown,
  }),
  'components.body.enabled': switchSetting({
    stored: 'structure.content.enabled',
    standard: true,
    label: 'Body enabled',
    ...isShown,
  }),
  'components.body.style.alignment': choiceSetting(bodyAlignments, {
    stored: 'structure.content.alignment',
    standard: 'left',
    label: 'Body alignment',
    description: '"left" or "justify".',
  }),
  'components.body.style.showContents': switchSetting({
    stored: 'structure.content.showContents',
    standard: true,
    label: 'Show contents',
    description: 'The list of the article’s headings is shown.',
  }),
  'components.faq.enabled': switchSetting({
    stored: 'components.faq.enabled',
    standard: true,
    label: 'FAQ enabled',
    ...isShown,
  }),
  'components.faq.title.text': textSetting(
    { rule: faqTitle(), max: limits.faqTitleMax },
    {
      stored: 'components.faq.title.text',
      required: true,
      standard: 'Frequently asked questions',
      label: 'Title text',
      description: 'The text.',
    },
  ),
  'components.faq.toggle.alignment': choiceSetting(toggleAlignments, {
    stored: 'components.faq.toggle.alignment',
    required: true,
    standard: 'right',
    label: 'Toggle alignment',
    description: '"left", "center" or "right".',
  }),
  'components.faq.container.background': colourSetting({
    stored: 'components.faq.container.backgroundColor',
    required: true,
    standard: '#edf2f3',
    variable: '--template-faq-background',
    label: 'Container background',
    description: 'Its colour.',
  }),
  'components.cta.enabled': switchSetting({
    stored: 'components.cta.enabled',
    standard: true,
    label: 'Call to action enabled',
    ...isShown,
  }),
  'components.cta.primaryButton.text': textSetting(
    { rule: buttonText(), max: limits.buttonTextMax },
    {
      stored: 'components.cta.primaryButton.text',
      required: true,
      standard: 'Request a demo',
      label: 'Primary button text',
      description: 'The text.',
    },
  ),
  'components.cta.style.alignment': choiceSetting(ctaAlignments, {
    stored: 'components.cta.alignment',
    standard: 'left',
    label: 'Call to action alignment',
    description: '"left" or "center".',
  }),
  'components.relatedArticles.enabled': switchSetting({
    stored: 'structure.relatedArticles.enabled',
    standard: true,
    label: 'Related articles enabled',
    ...areShown,
  }),
  'components.relatedArticles.style.background': colourSetting({
    stored: 'structure.relatedArticles.backgroundColor',
    standard: '#ffffff',
    variable: '--template-related-background',
    label: 'Related articles background',
    description: 'Their ground.',
  }),
  'components.footer.enabled': switchSetting({
    stored: 'structure.footer.showFooter',
    required: true,
    standard: true,
    label: 'Footer enabled',
    ...isShown,
  }),
  'components.footer.style.background': colourSetting({
    stored: 'structure.footer.backgroundColor',
    required: true,
    standard: '#0d1517',
    variable: '--template-footer-background',
    label: 'Footer background',
    description: 'Its ground.',
  }),
  'components.footer.style.textColor': colourSetting({
    stored: 'components.footer.color',
    standard: '#c3d0d4',
    variable: '--template-footer-text',
    label: 'Footer text color',
    description: 'Its colour.',
  }),
} as const;
