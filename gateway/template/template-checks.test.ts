import { describe, expect, it, vi } from 'vitest';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { templateComponents } from '../../schema/template/template-options.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { RenderTemplate } from './rendering-checks.ts';
import { runTemplateChecks } from './template-checks.ts';

const componentChecks = [
  'Header renders',
  'Body renders',
  'FAQ renders',
  'Call to action renders',
  'Related articles render',
  'Footer renders',
];
const postCheck = 'A post renders in the template';

/** A renderer that omits the parts named in `broken`. */
function renderer(broken: { component?: string; text?: boolean } = {}): RenderTemplate {
  return ({ structure }) => {
    const rendered = templateComponents.filter((name) => name !== broken.component);
    const sample = rendered.map((name) => `<div data-part="${name}">`).join('');
    const text = structure.content.enabled && !broken.text ? '<p>Text</p>' : '';
    return Promise.resolve({
      sample,
      article: { title: 'Loons', contentHtml: '<p>Text</p>', html: `<h1>Loons</h1>${text}` },
    });
  };
}

async function failing(stored: unknown, render: RenderTemplate = renderer()): Promise<string[]> {
  const { tests, testsPassed, testsTotal } = await runTemplateChecks(stored, {
    render,
    onFailure: () => undefined,
  });
  const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name);
  expect(testsPassed).toBe(testsTotal - failed.length);
  return failed;
}

function broken(change: (config: TemplateConfig) => void): TemplateConfig {
  const config = structuredClone(defaultTemplateConfig);
  change(config);
  return config;
}

describe('the checks of the system test', () => {
  it('all pass for the site’s own template', async () => {
    expect(await failing(defaultTemplateConfig)).toEqual([]);
  });

  it.each<[check: string, config: unknown]>([
    ['Required fields', { ...defaultTemplateConfig, layout: undefined }],
    ['Version', { ...defaultTemplateConfig, version: '2.0.0' }],
    ['Valid options', broken(({ layout }) => (layout.container.maxWidth = '5px' as never))],
    ['Config round trip', { ...defaultTemplateConfig, colour: 'x', typography: {} }],
    ['Editor form', { ...defaultTemplateConfig, name: '' }],
    ['Readable colours', broken(({ typography }) => (typography.body.color = '#eeeeee'))],
    ['Style sheet', { ...defaultTemplateConfig, typography: undefined }],
    ...componentChecks.map((name) => [name, {}] as [string, unknown]),
    [postCheck, broken(({ structure }) => (structure.content.enabled = false))],
  ])('%s fails for a broken config', async (check, config) => {
    expect(await failing(config)).toContain(check);
  });

  it('report each component that does not render', async () => {
    for (const [index, component] of templateComponents.entries()) {
      expect(await failing(defaultTemplateConfig, renderer({ component }))).toEqual([
        componentChecks[index],
      ]);
    }
  });

  it('render an enabled component with the template unchanged, not only with the others enabled', async () => {
    const withoutFooter = broken(({ structure }) => (structure.footer.showFooter = false));
    const leaning: RenderTemplate = (config) =>
      renderer(config.structure.footer.showFooter ? {} : { component: 'faq' })(config);
    const { tests } = await runTemplateChecks(withoutFooter, {
      render: leaning,
      onFailure: () => undefined,
    });
    expect(tests.find(({ name }) => name === 'FAQ renders')).toEqual({
      name: 'FAQ renders',
      passed: false,
      detail: 'It is on, but does not render.',
    });
  });

  it('fail for a component that renders although it is disabled', async () => {
    const off = broken(({ components }) => (components.faq.enabled = false));
    expect(await failing(off)).toEqual(['FAQ renders']);
  });

  it('fail for a post without its text', async () => {
    expect(await failing(defaultTemplateConfig, renderer({ text: true }))).toEqual([postCheck]);
  });

  it('when nothing can be rendered, all of these fail and the reason is logged', async () => {
    const onFailure = vi.fn();
    const reason = new Error('The renderer is broken.');
    const { tests } = await runTemplateChecks(defaultTemplateConfig, {
      render: () => Promise.reject(reason),
      onFailure,
    });
    const failed = tests.filter(({ passed }) => !passed);
    expect(failed.map(({ name }) => name)).toEqual([...componentChecks, postCheck]);
    expect(JSON.stringify(failed)).not.toContain(reason.message);
    expect(onFailure).toHaveBeenCalledWith(reason);
  });
});

describe('the system test of a running site', () => {
  it('renders the real components and the newest post, with each component disabled or enabled as saved', async () => {
    const app = await startTestApp('sqlite');
    try {
      const cookie = { cookie: await app.logIn() };
      const off = broken(({ components, structure }) => {
        components.cta.enabled = false;
        structure.footer.showFooter = false;
      });
      await app.send('PUT', '/api/template/config', off, cookie);
      const answer = await app.send('POST', '/api/template/test', undefined, cookie);
      const { tests } = (await answer.json()) as { tests: { name: string; detail: string }[] };
      const details = new Map(tests.map(({ name, detail }) => [name, detail]));
      expect(componentChecks.map((name) => details.get(name))).toEqual([
        'Renders.',
        'Renders.',
        'Renders.',
        'Switched off; renders when it is switched on.',
        'Renders.',
        'Switched off; renders when it is switched on.',
      ]);
      expect(details.get(postCheck)).toMatch(/^“.+” renders with its title and text\.$/);
    } finally {
      await app.close();
    }
  });
});
