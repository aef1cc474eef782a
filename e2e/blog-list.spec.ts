import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const newestFirst = [
  'Making systematic reviews feasible',
  'The hidden risks in biopharma market access',
  'How AI is transforming healthcare technology assessment and market access',
  'The hidden risks in biopharma clinical and economic evidence',
  'The future of HTA submissions',
  'The future of HEOR with agentic AI systems',
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

test('title, order and cards of the list, and its grid of 3, 2 and 1 columns', async ({ page }) => {
  await page.goto('/reflections');
  const title = page.getByRole('heading', { level: 1, name: 'Reflections & Insights' });
  await expect(title).toHaveAttribute('id', 'blog-title');
  await expect(page).toHaveTitle('Reflections & Insights | Loon');

  await test.step('empty query shows all posts, featured first, then newest first', async () => {
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(newestFirst);
    const banners = cards(page).filter({ hasText: 'Featured Article' }).getByRole('heading');
    expect(await banners.allTextContents()).toEqual(newestFirst.slice(0, 3));
  });

  await test.step('each card: date, read time, title, up to 3 tags, excerpt, one link', async () => {
    const card = cards(page).first();
    await expect(card.getByText('May 10, 2025')).toBeVisible();
    await expect(card.getByText('6 min read')).toBeVisible();
    await expect(card.getByText(/^Screening alone can take 6–12 months/)).toBeVisible();
    for (const one of await cards(page).all()) {
      const tags = await one.getByRole('listitem').count();
      expect(tags).toBeGreaterThan(0);
      expect(tags).toBeLessThanOrEqual(3);
      await expect(one.getByRole('link')).toHaveCount(1);
    }
    const name = 'Read article Making systematic reviews feasible';
    const address = '/blog/making-systematic-reviews-feasible';
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1440, 3],
  ] as const) {
    await test.step(`card grid of ${columns} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
    });
  }
});

test('bottom call to action; the whole card is the target of its link', async ({ page }) => {
  await page.goto('/reflections');
  const explore = page.getByRole('link', { name: 'Explore our platform' });
  await expect(explore).toHaveAttribute('href', '/#services-section');
  await page.getByRole('button', { name: 'Get started today' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Demo' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await cards(page).first().scrollIntoViewIfNeeded();
  await hydrate(page);
  const { x, y } = (await cards(page).first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 60, y + 60);
  await expect(page).toHaveURL('/blog/making-systematic-reviews-feasible');
});

test('on /reflections it scrolls to the blog title element', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reflections' }).click();
  await expect(page).toHaveURL('/reflections');
  const title = page.locator('#blog-title');
  await expect(title).toBeInViewport();
  await expect
    .poll(() => title.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test.describe('tags are filters with their own pages', () => {
  test('a tag shows its articles at its own URL @journey', async ({ page }) => {
    await page.goto('/reflections');
    await hydrate(page);
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.getByRole('link', { name: 'HEOR 4' }).click();
    await expect(page).toHaveURL('/reflections?tag=HEOR');
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 2, name: 'Articles on HEOR' })).toBeVisible();
    await expect(topics.getByRole('link', { name: 'HEOR 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await topics.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/reflections');
    await expect(cards(page)).toHaveCount(newestFirst.length);
  });

  test('the page of a tag comes from the server, with its own title and canonical link', async ({
    request,
    site,
  }) => {
    const html = await (await request.get('/reflections?tag=heor&utm_source=mail')).text();
    expect(html).toContain('<title>HEOR – Reflections &amp; Insights | Loon</title>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/reflections?tag=HEOR"/>`);
    expect(html.match(/<article/g)).toHaveLength(4);
  });

  test('an unknown tag, and a page that does not exist, are not found', async ({ request }) => {
    for (const [search, text] of [
      ['tag=Ornithology', 'No article is tagged “Ornithology”.'],
      ['after=nonsense', 'This page of articles does not exist.'],
    ] as const) {
      const response = await request.get(`/reflections?${search}`);
      expect(response.status(), search).toBe(404);
      expect(await response.text()).toContain(text);
    }
  });
});

test('home: 3 cards, featured first, then newest, each with its link', async ({ page }) => {
  await page.goto('/');
  const teaser = page.locator('#blog-section').getByRole('article');
  expect(await teaser.getByRole('heading').allTextContents()).toEqual(newestFirst.slice(0, 3));
  await expect(teaser.first()).toContainText('May 10, 2025');
  await expect(teaser.first()).toContainText('6 min read');
  await teaser.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newestFirst[0] ?? '');
});

test('no axe violations', async ({ page }) => {
  for (const address of ['/reflections', '/reflections?q=screening', '/reflections?q=zzzz']) {
    await page.goto(address);
    await hydrate(page);
    expect(await axeViolations(page), address).toEqual([]);
  }
  await expect(searchBox(page)).toHaveValue('zzzz');
});
