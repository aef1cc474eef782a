import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { Redirect } from './redirect.entity.ts';
import { CurrentRedirects } from './site-redirects.ts';

let app: BlogApp;
beforeAll(async () => {
  app = await startBlogApp('sqlite');
});
afterAll(() => app.close());

it('a gateway that may have missed a change reads the redirect from the database', async () => {
  let current = true;
  const changes = { follow: () => undefined, isCurrent: () => current };
  const redirects = await CurrentRedirects.open({ database: app.database, changes });
  await app.database.write((manager) =>
    manager.insert(Redirect, {
      id: uuidv7(),
      from: '/old',
      to: '/terms',
      createdAt: new Date(),
      createdBy: 'ada@loon.example',
    }),
  );
  expect(await redirects.targetOf('/old')).toBeUndefined();
  current = false;
  expect(await redirects.targetOf('/old')).toBe('/terms');
  expect(await redirects.targetOf('/other')).toBeUndefined();
});
