import type { EditorConfig } from '../../schema/template/editor-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { toEditorConfig, toTemplateConfig } from '../../schema/template/template-mapping.ts';
import { templateComponents } from '../../schema/template/template-options.ts';
import type { TemplateRendering } from '../site/pages/renderer.ts';
import type { Finding, TemplateTest } from './template-test.type.ts';

/** Renders articles in a template with the component of the article pages. */
export type RenderTemplate = (config: TemplateConfig) => Promise<TemplateRendering>;

type Component = (typeof templateComponents)[number];

const titles: Record<Component, string> = {
  header: 'Header renders',
  body: 'Body renders',
  faq: 'FAQ renders',
  cta: 'Call to action renders',
  relatedArticles: 'Related articles render',
  footer: 'Footer renders',
};

const postTitle = 'A post renders in the template';

/** The names of the checks, in order. */
export const renderingCheckNames = [
  ...templateComponents.map((component) => titles[component]),
  postTitle,
];

/** The same template with all six components enabled. */
function withEverything(config: TemplateConfig): TemplateConfig {
  const editor: EditorConfig = structuredClone(toEditorConfig(config));
  for (const component of templateComponents) {
    editor.components[component].enabled = true;
  }
  return toTemplateConfig(editor, config);
}

function rendersPart(html: string, component: Component): boolean {
  return html.includes(`data-part="${component}"`);
}

function componentFinding(on: { wanted: boolean; rendered: boolean }, complete: boolean): Finding {
  if (!complete) return { passed: false, detail: 'It does not render when it is switched on.' };
  if (on.wanted && !on.rendered) return { passed: false, detail: 'It is on, but does not render.' };
  if (!on.wanted && on.rendered) return { passed: false, detail: 'It is off, but renders.' };
  return {
    passed: true,
    detail: on.wanted ? 'Renders.' : 'Switched off; renders when it is switched on.',
  };
}

function postFinding({ article }: TemplateRendering): Finding {
  if (article === null) {
    return { passed: true, detail: 'No article is published yet; the sample article renders.' };
  }
  const { title, contentHtml, html } = article;
  return html.includes('<h1') && html.includes(contentHtml)
    ? { passed: true, detail: `“${title}” renders with its title and text.` }
    : { passed: false, detail: `“${title}” renders without its text.` };
}

/**
 * Renders each component and a post with a valid template and reports the result (product 9.4).
 * Rejects if nothing could be rendered.
 */
export async function runRenderingChecks(
  config: TemplateConfig,
  render: RenderTemplate,
): Promise<TemplateTest[]> {
  const [present, complete] = await Promise.all([render(config), render(withEverything(config))]);
  const { components } = toEditorConfig(config);
  const ofComponents = templateComponents.map((component) => ({
    name: titles[component],
    ...componentFinding(
      { wanted: components[component].enabled, rendered: rendersPart(present.sample, component) },
      rendersPart(complete.sample, component),
    ),
  }));
  return [...ofComponents, { name: postTitle, ...postFinding(present) }];
}
