import { expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const later = undoAfterEach();

it('every gateway uses a new redirect immediately and lists the missing pages of the others', async () => {
  const storage = await createTestDatabase('postgres');
  later(storage.remove);
  const gateway = async (): Promise<BlogApp> => {
    const app = await startBlogApp('postgres', {}, storage);
    later(app.close);
    return app;
  };
  const [one, two] = [await gateway(), await gateway()];
  const visit = async () => (await two.send('GET', '/old')).headers.get('location');
  expect(await visit()).toBeNull();
  const { errors } = await one.graphql(
    'mutation { saveRedirect(from: "/old", to: "/terms") { id } }',
    {},
    one.cookie,
  );
  expect(errors).toEqual([]);
  await expect.poll(visit, { timeout: 5_000 }).toBe('/terms');

  const third = await startBlogApp('postgres', {}, storage);
  await third.send('GET', '/missed');
  await third.close();
  await one.send('GET', '/missed');
  await two.send('GET', '/missed');
  const query = '{ missedPaths(first: 5) { path count } }';
  await two.read(query, 'administrator');
  expect(await one.read(query, 'administrator')).toEqual({
    missedPaths: [{ path: '/missed', count: 3 }],
  });
});
