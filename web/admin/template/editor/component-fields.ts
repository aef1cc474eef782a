import {
  bodyAlignments,
  ctaAlignments,
  headerAlignments,
  lengthOptions,
  templateTextLimits,
  titleWeights,
  toggleAlignments,
} from '../../../../schema/template/template-options.ts';
import {
  choiceField,
  colourField,
  switchField,
  textField,
  type EditorField,
} from './editor-field.ts';

/** Fields under one heading. */
export interface FieldGroup {
  title: string;
  fields: readonly EditorField[];
}

const inPixels = (length: number) => `${length} px`;
const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const template: FieldGroup = {
  title: 'Template',
  fields: [
    textField(
      { id: 'name', label: 'Name', max: templateTextLimits.nameMax },
      (config) => config,
      'name',
    ),
    textField(
      { id: 'description', label: 'Description', max: templateTextLimits.descriptionMax },
      (config) => config,
      'description',
    ),
  ],
};

const headerStyle = 'components.header.style';
const header: FieldGroup = {
  title: 'Header',
  fields: [
    switchField(
      { id: 'components.header.enabled', label: 'Header enabled', part: 'header' },
      ({ components }) => components.header,
      'enabled',
    ),
    colourField(
      { id: `${headerStyle}.background`, label: 'Header background', part: 'header' },
      ({ components }) => components.header.style,
      'background',
    ),
    choiceField(
      { id: `${headerStyle}.alignment`, label: 'Header alignment', part: 'header' },
      ({ components }) => components.header.style,
      'alignment',
      { values: headerAlignments, nameOf: capitalised },
    ),
    choiceField(
      { id: `${headerStyle}.titleSize`, label: 'Title size', part: 'header' },
      ({ components }) => components.header.style,
      'titleSize',
      { values: lengthOptions.titleSize, nameOf: inPixels },
    ),
    choiceField(
      { id: `${headerStyle}.titleWeight`, label: 'Title weight', part: 'header' },
      ({ components }) => components.header.style,
      'titleWeight',
      { values: titleWeights, nameOf: String },
    ),
    colourField(
      { id: `${headerStyle}.titleColor`, label: 'Title color', part: 'header' },
      ({ components }) => components.header.style,
      'titleColor',
    ),
    switchField(
      { id: `${headerStyle}.showTags`, label: 'Show tags', part: 'header' },
      ({ components }) => components.header.style,
      'showTags',
    ),
  ],
};

const body: FieldGroup = {
  title: 'Body',
  fields: [
    switchField(
      { id: 'components.body.enabled', label: 'Body enabled', part: 'body' },
      ({ components }) => components.body,
      'enabled',
    ),
    choiceField(
      { id: 'components.body.style.alignment', label: 'Body alignment', part: 'body' },
      ({ components }) => components.body.style,
      'alignment',
      { values: bodyAlignments, nameOf: capitalised },
    ),
    switchField(
      { id: 'components.body.style.showContents', label: 'Show contents', part: 'body' },
      ({ components }) => components.body.style,
      'showContents',
    ),
  ],
};

const faq: FieldGroup = {
  title: 'FAQ',
  fields: [
    switchField(
      { id: 'components.faq.enabled', label: 'FAQ enabled', part: 'faq' },
      ({ components }) => components.faq,
      'enabled',
    ),
    textField(
      {
        id: 'components.faq.title.text',
        label: 'Title text',
        part: 'faq',
        max: templateTextLimits.faqTitleMax,
      },
      ({ components }) => components.faq.title,
      'text',
    ),
    choiceField(
      { id: 'components.faq.toggle.alignment', label: 'Toggle alignment', part: 'faq' },
      ({ components }) => components.faq.toggle,
      'alignment',
      { values: toggleAlignments, nameOf: capitalised },
    ),
    colourField(
      { id: 'components.faq.container.background', label: 'Container background', part: 'faq' },
      ({ components }) => components.faq.container,
      'background',
    ),
  ],
};

const cta: FieldGroup = {
  title: 'Call to action',
  fields: [
    switchField(
      { id: 'components.cta.enabled', label: 'Call to action enabled', part: 'cta' },
      ({ components }) => components.cta,
      'enabled',
    ),
    textField(
      {
        id: 'components.cta.primaryButton.text',
        label: 'Primary button text',
        part: 'cta',
        max: templateTextLimits.buttonTextMax,
      },
      ({ components }) => components.cta.primaryButton,
      'text',
    ),
    choiceField(
      { id: 'components.cta.style.alignment', label: 'Call to action alignment', part: 'cta' },
      ({ components }) => components.cta.style,
      'alignment',
      { values: ctaAlignments, nameOf: capitalised },
    ),
  ],
};

const relatedArticles: FieldGroup = {
  title: 'Related articles',
  fields: [
    switchField(
      {
        id: 'components.relatedArticles.enabled',
        label: 'Related articles enabled',
        part: 'relatedArticles',
      },
      ({ components }) => components.relatedArticles,
      'enabled',
    ),
    colourField(
      {
        id: 'components.relatedArticles.style.background',
        label: 'Related articles background',
        part: 'relatedArticles',
      },
      ({ components }) => components.relatedArticles.style,
      'background',
    ),
  ],
};

const footer: FieldGroup = {
  title: 'Footer',
  fields: [
    switchField(
      { id: 'components.footer.enabled', label: 'Footer enabled', part: 'footer' },
      ({ components }) => components.footer,
      'enabled',
    ),
    colourField(
      { id: 'components.footer.style.background', label: 'Footer background', part: 'footer' },
      ({ components }) => components.footer.style,
      'background',
    ),
    colourField(
      { id: 'components.footer.style.textColor', label: 'Footer text color', part: 'footer' },
      ({ components }) => components.footer.style,
      'textColor',
    ),
  ],
};

/** The "Components" panel: the template's own words, then its six components (product 7.4). */
export const componentGroups: readonly FieldGroup[] = [
  template,
  header,
  body,
  faq,
  cta,
  relatedArticles,
  footer,
];
