import type { EditorConfig } from './editor-config.ts';
import { templateVersion } from './template-options.ts';

/** When the site's own template was made; a saved one carries the time of its saving. */
export const defaultTemplateDate = '2025-01-01T00:00:00.000Z';

/** The template every article page starts from (product 7.3, and the design). */
export const defaultEditorConfig: EditorConfig = {
  version: templateVersion,
  name: 'Reflections article',
  description: 'The template of every article page.',
  lastModified: defaultTemplateDate,
  components: {
    header: {
      enabled: true,
      style: {
        background: '#edf2f3',
        alignment: 'left',
        titleSize: 56,
        titleWeight: 400,
        titleColor: '#0d1517',
        showTags: true,
      },
    },
    body: { enabled: true, style: { alignment: 'left', showContents: true } },
    faq: {
      enabled: true,
      title: { text: 'Frequently asked questions' },
      toggle: { alignment: 'right' },
      container: { background: '#edf2f3' },
    },
    cta: {
      enabled: true,
      primaryButton: { text: 'Request a demo' },
      style: { alignment: 'left' },
    },
    relatedArticles: { enabled: true, style: { background: '#ffffff' } },
    footer: { enabled: true, style: { background: '#0d1517', textColor: '#c3d0d4' } },
  },
  layout: {
    container: { maxWidth: 1280, margin: 0, padding: 32 },
    spacing: { sectionGap: 64, paragraphGap: 24, headingGap: 16 },
  },
  colors: {
    primary: '#c0011d',
    primaryHover: '#9a0115',
    secondary: '#0f2a33',
    background: '#ffffff',
    text: '#0d1517',
    textSecondary: '#33434a',
  },
  typography: { fontFamily: 'STIX Two Text', baseFontSize: 20, lineHeight: 1.6 },
};
