import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentMessages } from '../../schema/messages.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { testRendering } from '../testing/rendering.ts';
import { ContentVersion } from './content-version.entity.ts';

let app: BlogApp;
beforeAll(async () => {
  app = await startBlogApp('sqlite', { rendering: { ...testRendering, seconds: 1 } });
});
afterAll(() => app.close());

interface Terms {
  version: number;
  value: { body: string };
}

async function terms(): Promise<Terms> {
  const { data } = await app.graphql(
    '{ contentPart(name: "terms") { version value } }',
    {},
    app.cookie,
  );
  return (data as { contentPart: Terms }).contentPart;
}

async function published(body: string) {
  const { version, value } = await terms();
  return app.graphql(
    `mutation ($value: JSON!, $version: Int!) {
      publishContent(name: "terms", value: $value, version: $version) { version } }`,
    { value: { ...value, body }, version },
    app.cookie,
  );
}

it('a pathological text of a legal page is refused, and visitors get responses during that time', async () => {
  const order: string[] = [];
  const publication = published('**a__b'.repeat(16_000)).finally(() => order.push('publication'));
  for (let asked = 0; asked < 10; asked += 1) {
    await app.send('GET', '/healthz');
    order.push('visitor');
  }
  const { errors } = await publication;
  expect(errors).toMatchObject([
    {
      message: contentMessages.tooIntricate,
      extensions: { code: 'BAD_USER_INPUT', fields: { body: contentMessages.tooIntricate } },
    },
  ]);
  expect(order).toEqual([...Array.from({ length: 10 }, () => 'visitor'), 'publication']);
  expect(await app.database.reader.count(ContentVersion)).toBe(0);
});

it('a text that is nested too deeply is refused, and the next one is rendered', async () => {
  const { errors } = await published(`${'> '.repeat(200)}deep`);
  expect(errors).toMatchObject([{ message: contentMessages.tooDeep }]);
  expect((await published('## A section\n\nOf **these** terms.')).errors).toEqual([]);
  const page = await (await app.send('GET', '/terms')).text();
  expect(page).toContain('<h2 id="a-section">A section</h2>');
  expect(page).toContain('Of <strong>these</strong> terms.');
});
