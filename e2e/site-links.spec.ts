import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from './fixtures.ts';

test('no link within the site is broken', async ({ site }) => {
  test.slow();
  const own = site.url.replaceAll('.', '\\.');
  const { links } = await new LinkChecker().check({
    path: site.url,
    recurse: true,
    concurrency: 4,
    // Other sites answer for themselves; the login leads to the identity provider.
    linksToSkip: [`^(?!${own}(/|$))`, '/api/login'],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${parent}: ${url} ${status}`)).toEqual([]);
  const visited = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url);
  expect(visited.length).toBeGreaterThan(20);
});
