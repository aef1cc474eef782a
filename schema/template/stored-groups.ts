/** An object of the server form that contains settings. */
export interface StoredGroup {
  /** Name of its GraphQL type; groups with the same name share the type. */
  type: string;
  description: string;
  /** The description of the field; `description` if absent. */
  here?: string;
  /** Whether it is optional in input; the default is the site's own template. */
  optional?: true;
}

const label = { type: 'TemplateLabel', description: 'A text of the template.' };

/** The objects of the server form by dotted path, in order. */
export const storedGroups: Readonly<Record<string, StoredGroup>> = {
  typography: {
    type: 'TemplateTypography',
    description: 'The type of an article page.',
    here: 'Type.',
  },
  'typography.headings': {
    type: 'TemplateHeadings',
    description: 'How headings are set.',
    here: 'Headings.',
  },
  'typography.headings.h1': {
    type: 'TemplateTitle',
    description: 'How the article’s title is set.',
    here: 'The article’s title.',
  },
  'typography.body': {
    type: 'TemplateText',
    description: 'How the running text is set.',
    here: 'The running text.',
  },
  layout: {
    type: 'TemplateLayout',
    description: 'Widths and distances of an article page.',
    here: 'Widths and distances.',
  },
  'layout.container': {
    type: 'TemplateContainer',
    description: 'The column that holds the article.',
  },
  'layout.spacing': {
    type: 'TemplateSpacing',
    description: 'Distances between the parts of the text.',
    optional: true,
  },
  components: {
    type: 'TemplateComponents',
    description: 'The looks of the parts of an article page.',
    here: 'The looks of its parts.',
  },
  'components.buttons': { type: 'TemplateButtons', description: 'Buttons.' },
  'components.buttons.primary': {
    type: 'TemplatePrimaryButton',
    description: 'Colours of primary buttons.',
    here: 'Primary buttons.',
  },
  'components.cta': { type: 'TemplateCta', description: 'The banner that calls to action.' },
  'components.cta.primaryButton': { ...label, here: 'The label of its button.' },
  'components.faq': { type: 'TemplateFaq', description: 'The FAQ section.' },
  'components.faq.title': { ...label, here: 'Its heading.', optional: true },
  'components.faq.toggle': {
    type: 'TemplateFaqToggle',
    description: 'Where the button that shows the FAQs stands.',
    here: 'The button that shows it.',
    optional: true,
  },
  'components.faq.container': {
    type: 'TemplateFaqContainer',
    description: 'The ground of the FAQs.',
    here: 'Its ground.',
    optional: true,
  },
  'components.footer': { type: 'TemplateFooterText', description: 'The text of the footer.' },
  'components.tags': { type: 'TemplateTags', description: 'The tags of the header.' },
  structure: {
    type: 'TemplateStructure',
    description: 'Which parts an article page has, and their grounds.',
    here: 'Which parts it has, and their grounds.',
  },
  'structure.header': { type: 'TemplateHeader', description: 'The band with the title.' },
  'structure.content': { type: 'TemplateContent', description: 'The text of the article.' },
  'structure.relatedArticles': {
    type: 'TemplateRelatedArticles',
    description: 'The related articles.',
    optional: true,
  },
  'structure.footer': { type: 'TemplateFooter', description: 'The footer below the article.' },
};
