import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const word = /<small class="sample">Sample<\/small>/g;

const undo = undoAfterEach();

/** How often the label "Sample" is visible on a page. */
function countLabels(html: string): number {
  return html.match(word)?.length ?? 0;
}

describe('samples are labelled', () => {
  let onLoopback: TestApp;
  let inPublic: TestApp;
  beforeAll(async () => {
    [onLoopback, inPublic] = await Promise.all([
      startTestApp('sqlite'),
      startTestApp('sqlite', { publicUrl: 'https://www.loon.test' }),
    ]);
  });
  afterAll(() => Promise.all([onLoopback.close(), inPublic.close()]));

  const read = async (app: TestApp, path: string) => (await app.send('GET', path)).text();
  const paths = ['/', '/evidence', '/ai-transparency', '/security', '/accessibility', '/privacy'];

  it.each(paths)('%s: samples have the label unless PUBLIC_URL is loopback', async (path) => {
    expect(countLabels(await read(inPublic, path))).toBeGreaterThan(0);
    expect(countLabels(await read(onLoopback, path))).toBe(0);
  });

  it('every kind of sample has the label: people, clients, papers, statements, links, addresses', async () => {
    const html = await read(inPublic, '/');
    const section = (id: string): string =>
      new RegExp(`<section[^>]* id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
    const { data } = await inPublic.graphql(`{
      teamMembers { sample } testimonials { sample } partners { sample } publications { sample }
      sections { lens { comparison { rows { sample } } } } }`);
    const { sections, ...lists } = data as Record<string, { sample: boolean }[]> & {
      sections: { lens: { comparison: { rows: { sample: boolean }[] } } };
    };
    const of: Record<string, { sample: boolean }[]> = {
      ...lists,
      rows: sections.lens.comparison.rows,
    };
    const samples = (name: string) => (of[name] ?? []).filter(({ sample }) => sample).length;
    expect(countLabels(section('team-section'))).toBe(samples('teamMembers'));
    expect(countLabels(section('clients-section'))).toBe(samples('testimonials'));
    expect(countLabels(section('publications'))).toBe(samples('publications'));
    // All logos are samples, so their rows are left out.
    expect(samples('partners')).toBe(of['partners']?.length);
    expect(html).not.toContain('class="logos"');
    expect(countLabels(section('literature-section'))).toBe(samples('rows'));
    // Two e-mail addresses and the office.
    expect(countLabels(section('contact-section'))).toBe(3);
    // Nine links to other sites, the e-mail address and the office.
    expect(countLabels(/<footer.*?<\/footer>/s.exec(html)?.[0] ?? '')).toBe(11);
    for (const dialog of ['access', 'demo']) {
      expect(
        countLabels(html.split(`id="request-${dialog}"`)[1]?.split('</template>')[0] ?? ''),
      ).toBe(1);
    }
  });

  it('one logo that is no sample brings the rows back, and the others have the label', async () => {
    const database = await createTestDatabase('sqlite');
    undo(() => database.remove());
    const desk = await startBlogApp('sqlite', {}, database);
    const { contentPart } = await desk.read<{ contentPart: { value: { sample: boolean }[] } }>(
      '{ contentPart(name: "partners") { value } }',
      'administrator',
    );
    const [first, ...others] = contentPart.value;
    const { errors } = await desk.graphql(
      `mutation ($value: JSON!) {
        publishContent(name: "partners", value: $value, version: 0) { version } }`,
      { value: [{ ...first, sample: false }, ...others] },
      desk.cookie,
    );
    expect(errors).toEqual([]);
    await desk.close();
    const app = await startTestApp('sqlite', { publicUrl: 'https://www.loon.test' }, database);
    undo(() => app.close());
    const html = await read(app, '/');
    const rows = html.slice(html.indexOf('class="logos"')).split('</ul>').slice(0, 2).join('');
    expect(countLabels(rows)).toBe(others.length);
  });

  const everywhere = [...paths, '/terms', '/blog', '/no/such/page', '/meeting/none'];
  it.each(everywhere)(
    '%s: no placeholder address appears in its text without the label',
    async (path) => {
      const html = await read(inPublic, path);
      const text = html
        .replace(/<head>.*?<\/head>|<script.*?<\/script>/gs, '')
        .replaceAll('<small class="sample">Sample</small>', '§')
        .replace(/<[^>]+>/g, '');
      const addresses = [...text.matchAll(/\S+\.example\b(.{3})/gs)];
      // At least both dialogs and their fallbacks without scripts.
      expect(addresses.length).toBeGreaterThan(2);
      expect(addresses.filter(([, after = '']) => !after.includes('§'))).toEqual([]);
      expect(await read(onLoopback, path)).not.toContain('class="sample"');
    },
  );

  it('llms.txt labels samples, and structured data omits them', async () => {
    const llms = await read(inPublic, '/llms.txt');
    const line = (path: string) =>
      llms.split('\n').find((each) => each.includes(`(https://www.loon.test${path})`)) ?? '';
    expect(line('/evidence')).toContain('(Sample: parts of this page are placeholders.)');
    expect(line('/')).toContain('Sample');
    expect(line('/terms')).not.toContain('Sample');
    expect(await read(onLoopback, '/llms.txt')).not.toContain('Sample');
    for (const path of ['/', '/evidence']) {
      const html = await read(inPublic, path);
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(json).not.toContain('.example');
      expect(json).not.toMatch(/PostalAddress|Dataset/);
    }
  });
});
