import { expect, it } from 'vitest';
import type { TrustPageContent } from '../../../../schema/content/trust.ts';
import { startBlogApp } from '../../../testing/blog-app.ts';
import { undoAfterEach } from '../../../testing/cleanup.ts';

const undo = undoAfterEach();
const publishing = `mutation ($value: JSON!, $version: Int!) {
  publishContent(name: "security", value: $value, version: $version) { version } }`;

it('/security begins with the products: one line while all statements are samples, then the statements', async () => {
  const app = await startBlogApp('sqlite');
  undo(() => app.close());
  // Without the data for hydration, which contains every statement.
  const read = async () =>
    (await (await app.send('GET', '/security')).text()).replace(/<script.*?<\/script>/gs, '');
  const untouched = await read();
  const headings = [...untouched.matchAll(/<h[23] id="([a-z]+)"/g)].map(([, id]) => id);
  expect(headings.slice(0, 2)).toEqual(['contents', 'products']);
  expect(untouched).toContain('no certification is claimed');
  expect(untouched).toContain('href="mailto:sales@loon.example"');
  expect(untouched).not.toContain('To be stated by Loon');

  const { contentPart } = await app.read<{ contentPart: { value: TrustPageContent } }>(
    '{ contentPart(name: "security") { value } }',
    'administrator',
  );
  const value = structuredClone(contentPart.value);
  const [hosting] = value.sections[0]?.statements ?? [];
  Object.assign(hosting ?? {}, { sample: false, text: [{ text: 'Hosted in Canada.' }] });
  const { errors } = await app.graphql(publishing, { value, version: 0 }, app.cookie);
  expect(errors).toEqual([]);
  const answered = await read();
  expect(answered).toContain('Hosted in Canada.');
  expect(answered).not.toContain('no certification is claimed');
});
