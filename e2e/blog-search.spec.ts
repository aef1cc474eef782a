import type { Page, Route } from '@playwright/test';
import { delayHydration } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const result = (page: Page) => page.getByRole('main').getByRole('status');

/** The search of a request, if it is one. */
function searchedFor(route: Route): string | undefined {
  const body = route.request().postDataJSON() as { variables?: { query?: string } } | null;
  return body?.variables?.query;
}

test('the search box has a placeholder; without a match it says so', async ({ page }) => {
  await page.goto('/reflections');
  await expect(searchBox(page)).toHaveAttribute(
    'placeholder',
    'Search articles, concepts, and topics...',
  );
  await expect(result(page)).toBeEmpty();
  await searchBox(page).fill('  zzzz ');
  await expect(result(page)).toHaveText(
    'No articles found matching "zzzz". Try different keywords.',
  );
  await expect(cards(page)).toHaveCount(0);

  await test.step('a cleared search shows all posts again', async () => {
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/reflections');
    await expect(cards(page)).toHaveCount(6);
    await expect(result(page)).toBeEmpty();
    await expect(searchBox(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();
  });
});

test('on a page translated by the browser, results are counted and cleared', async ({ page }) => {
  await page.goto('/reflections');
  await hydrate(page);
  const translate = (): Promise<void> =>
    result(page).evaluate((status) => {
      const walker = document.createTreeWalker(status, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const translated = document.createElement('span');
        translated.textContent = 'Treffer';
        text.parentNode?.replaceChild(translated, text);
      }
    });
  await searchBox(page).fill('screening');
  await expect(result(page)).toContainText('Found');
  await translate();
  await searchBox(page).fill('zzzz');
  await expect(result(page)).toHaveText(
    'No articles found matching "zzzz". Try different keywords.',
  );
  await translate();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(result(page)).toBeEmpty();
  await expect(cards(page)).toHaveCount(6);
});

test('live search as the user types, with its own URL', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reflections' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await searchBox(page).pressSequentially('infeasibility', { delay: 20 });
  await expect(result(page)).toHaveText('Found 1 article matching "infeasibility"');
  await expect(page).toHaveURL('/reflections?q=infeasibility');
  await expect(cards(page)).toHaveCount(1);
  await searchBox(page).fill('screening');
  await expect(result(page)).toHaveText('Found 5 articles matching "screening"');
  await expect(searchBox(page)).toBeFocused();
  await page.goBack();
  await expect(page, 'the address was replaced, not added').toHaveURL('/privacy');
});

test('during search: Matches in, Content matches, and hits that are marked', async ({ page }) => {
  await page.goto('/reflections?q=SCREENING');
  const card = cards(page).first();
  await expect(card).toContainText('Making systematic reviews feasible');
  await expect(card).toContainText('Matches in: excerpt, content');
  await expect(card).toContainText('Content matches:');
  const marked = await card.locator('mark').allTextContents();
  expect(marked.length).toBeGreaterThanOrEqual(3);
  expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['screening']));
});

test('the count is that of the GraphQL search, punctuation and case apart', async ({
  page,
  request,
}) => {
  for (const query of ['cost-effective', 'PRISMA 2020', 'HTA!', 'a', '100 days?']) {
    const answer = await request.post('/graphql', {
      data: { query: 'query($q: String!) { searchPostCount(query: $q) }', variables: { q: query } },
    });
    const { data } = (await answer.json()) as { data: { searchPostCount: number } };
    await page.goto(`/reflections?${new URLSearchParams({ q: query }).toString()}`);
    await expect(result(page)).toContainText(new RegExp(`^(Found ${data.searchPostCount} |No )`));
    await expect(cards(page)).toHaveCount(data.searchPostCount);
  }
});

test('Back and links update the field to the search shown', async ({ page }) => {
  await page.goto('/reflections');
  await searchBox(page).fill('screening');
  await expect(page).toHaveURL('/reflections?q=screening');
  await page.getByRole('link', { name: 'HTA 5' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('screening');
  await expect(result(page)).toHaveText('Found 5 articles matching "screening"');
});

test('the latest response wins', async ({ page }) => {
  await page.goto('/reflections');
  await hydrate(page);
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (searchedFor(route) === 'screening') await slow;
    await route.continue();
  });
  const delayed = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"screening"'),
  );
  const asked = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"screening"'),
  );
  await searchBox(page).fill('screening');
  await asked;
  await searchBox(page).fill('infeasibility');
  await expect(result(page)).toHaveText('Found 1 article matching "infeasibility"');
  release();
  await delayed;
  await page.waitForTimeout(300);
  await expect(result(page)).toHaveText('Found 1 article matching "infeasibility"');
  await expect(cards(page)).toHaveCount(1);
});

test('typing searches once per pause', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const query = searchedFor(route);
    if (query !== undefined) asked.push(query);
    await route.continue();
  });
  await page.goto('/reflections');
  await hydrate(page);
  // In one go, so that a busy machine adds no pauses.
  await searchBox(page).focus();
  await Promise.all(Array.from('reviews', (letter) => page.keyboard.insertText(letter)));
  await expect(result(page)).toContainText('matching "reviews"');
  expect(asked).toEqual(['reviews']);
});

test('text typed before hydration is searched for', async ({ page }) => {
  const release = await delayHydration(page);
  await page.goto('/reflections');
  await searchBox(page).fill('infeasibility');
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  release();
  await expect(result(page)).toHaveText('Found 1 article matching "infeasibility"');
  await expect(searchBox(page)).toHaveValue('infeasibility');
});

test('works from the server-rendered page and without JavaScript as a form @journey', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/reflections');
  await searchBox(page).fill('screening');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/reflections?q=screening');
  await expect(result(page)).toHaveText('Found 5 articles matching "screening"');
  await expect(searchBox(page)).toHaveValue('screening');
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();
  await context.close();
});

test('a search is escaped, and not indexed by search engines', async ({ page }) => {
  const query = '</script><script>alert(1)</script>"\'&';
  await page.goto(`/reflections?${new URLSearchParams({ q: query }).toString()}`);
  await hydrate(page);
  await expect(result(page)).toContainText(`matching "${query}"`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(searchBox(page)).toHaveValue(query);
});

test('only by keyboard: search, and open a result @journey', async ({ page }) => {
  await page.goto('/reflections');
  await hydrate(page);
  await searchBox(page).focus();
  await page.keyboard.type('infeasibility');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('Found 1 article matching "infeasibility"');
  const link = page.getByRole('link', { name: 'Read article' });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/making-systematic-reviews-feasible');
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is reported, preserves the typed text, and can be retried', async ({ page }) => {
    await page.goto('/reflections');
    await hydrate(page);
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      if (searchedFor(route) !== undefined) asked += 1;
      await route.abort();
    });
    await searchBox(page).fill('screening');
    await expect(page.getByRole('alert')).toContainText('The results could not be loaded.');
    await expect(searchBox(page)).toHaveValue('screening');
    expect(asked, 'no automatic retries').toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(result(page)).toHaveText('Found 5 articles matching "screening"');
    await expect(cards(page)).toHaveCount(5);
  });

  test('a page that could not be loaded can be retried, header and footer stay', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await hydrate(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reflections' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reflections & Insights');
  });
});
