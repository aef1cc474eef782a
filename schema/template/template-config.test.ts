import { describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from './default-template.ts';
import { checkTemplateConfig } from './template-validation.ts';

/** The default config with the value at a dotted path replaced; `undefined` removes it. */
function configWith(path: string, value: unknown): object {
  const config: object = structuredClone(defaultTemplateConfig);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((node, key) => {
    const child: unknown = Reflect.get(node, key);
    if (typeof child !== 'object' || child === null) throw new Error(`no ${key} in the config`);
    return child;
  }, config);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return config;
}

describe('the server form', () => {
  it('needs only the required keys', () => {
    const { id, name, version, createdAt, updatedAt } = defaultTemplateConfig;
    const check = checkTemplateConfig({
      id,
      name,
      version,
      createdAt,
      updatedAt,
      typography: {
        headings: { h1: { fontSize: '40px', fontWeight: 700, color: '#111111' } },
        body: { fontSize: '18px', color: '#222222' },
      },
      layout: { container: { maxWidth: '1024px' } },
      components: {
        buttons: { primary: { backgroundColor: '#333333', hoverBackgroundColor: '#444444' } },
        cta: { primaryButton: { text: 'Talk to us' } },
        footer: {},
        faq: {},
        tags: {},
      },
      structure: {
        header: {},
        content: {},
        footer: { showFooter: false, backgroundColor: '#555555' },
      },
    });
    expect(check).toMatchObject({
      ok: true,
      config: {
        layout: {
          container: { maxWidth: '1024px', padding: '32px' },
          spacing: { sectionGap: '64px' },
        },
        components: { faq: defaultTemplateConfig.components.faq },
        structure: {
          footer: { showFooter: false, backgroundColor: '#555555' },
          relatedArticles: defaultTemplateConfig.structure.relatedArticles,
        },
      },
    });
  });

  it('drops unknown keys', () => {
    const check = checkTemplateConfig({ ...defaultTemplateConfig, script: 'alert(1)', css: '}' });
    expect(check).toEqual({ ok: true, config: defaultTemplateConfig });
  });

  it.each<[path: string, value: unknown]>([
    ['components.buttons.primary.backgroundColor', 'red}</style><script>'],
    ['components.buttons.primary.backgroundColor', 'red'],
    ['components.buttons.primary.backgroundColor', '#c0011'],
    ['components.buttons.primary.backgroundColor', '#c0011d;'],
    ['components.buttons.primary.backgroundColor', '#c0011d\n'],
    ['components.buttons.primary.backgroundColor', 'url(https://evil.example)'],
    ['components.cta.backgroundColor', null],
    ['structure.footer.backgroundColor', 'var(--x)'],
    ['layout.container.maxWidth', '1200px'],
    ['layout.container.maxWidth', 1280],
    ['layout.container.maxWidth', 'calc(1px)'],
    ['layout.container.padding', '24px}'],
    ['layout.spacing.sectionGap', '33px'],
    ['typography.fontFamily', 'Comic Sans'],
    ['typography.fontFamily', 'Georgia;}'],
    ['typography.headings.h1.fontWeight', '400;'],
    ['typography.body.lineHeight', 9],
    ['components.faq.toggle.alignment', 'inherit'],
    ['components.cta.primaryButton.text', ''],
    ['components.cta.primaryButton.text', 'x'.repeat(61)],
    ['components.faq.title.text', ' '],
    ['structure.footer.showFooter', 'yes'],
    ['typography.headings.h1', undefined],
    ['version', '2.0.0'],
    ['updatedAt', 'yesterday'],
    ['name', 'x'.repeat(101)],
    ['description', 'x'.repeat(501)],
  ])('refuses %s = %j and names the field', (path, value) => {
    const check = checkTemplateConfig(configWith(path, value));
    expect(check.ok).toBe(false);
    expect(Object.keys(check.ok ? {} : check.fields)).toEqual([path]);
    expect(check.ok ? '' : check.message).toMatch(`${path}: `);
  });
});
