import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const alwaysShown = 'hidden-risks-biopharma-clinical-economic-evidence';
const example = '/reflections/making-systematic-reviews-feasible';

const faqs = (page: Page) => page.locator('#faqs');
const questions = (page: Page) => faqs(page).getByRole('heading', { level: 3 });

test('header with title, subtitle; no table of contents on small screens; prints without screen-only controls; Back to Blog link to /reflections', async ({
  page,
}) => {
  await page.goto(example);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Making systematic reviews feasible',
  );
  await expect(page.getByText(/^Reviews fail on arithmetic/)).toBeVisible();
  const contents = page.getByText('In this article', { exact: true });
  await test.step('the table of contents is left out on small screens', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(contents).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(contents).toBeVisible();
  });
  await test.step('prints the text and its FAQs, without screen-only controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(faqs(page).getByText(/^Volume and duplication/)).toBeVisible();
    await expect(contents).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/reflections');
});

test('body with headed sections, wide tables that need no scrolling, and footnotes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reflections/hidden-risks-biopharma-market-access');
  const body = page.locator('.prose');
  expect(await body.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const table = body.getByRole('region', { name: /^Table 1/ });
  const hidden = () => table.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await hidden()).toBe(0);
  const [first, second] = await table.locator('td').all();
  if (!first || !second) throw new Error('The table has no cells.');
  const below = async () =>
    ((await second.boundingBox())?.y ?? 0) - ((await first.boundingBox())?.y ?? 0);
  expect(await below()).toBeGreaterThan(10);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await below()).toBe(0);
  expect(await hidden()).toBe(0);
  expect(await table.evaluate((box) => box.clientWidth)).toBeGreaterThan(1_000);
  await page.goto(example);
  await hydrate(page);
  await body.locator('[data-footnote-ref]').click();
  await expect(body.getByText(/The PRISMA 2020 statement/)).toBeInViewport();
});

test.describe('FAQ block', () => {
  test('hidden at first with View FAQs / Hide FAQs button; 1 column at 390 pixels, 2 at 900, 3 at 1440', async ({
    page,
  }) => {
    await page.goto(example);
    await expect(questions(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'View FAQs' }).click();
    await expect(questions(page)).toHaveCount(8);
    for (const [width, columns] of [
      [390, 1],
      [900, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await questions(page).evaluateAll((all) =>
        all.map((question) => Math.round(question.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${String(width)} pixels`).toBe(columns);
    }
    await page.getByRole('button', { name: 'Hide FAQs' }).click();
    await expect(questions(page)).toHaveCount(0);
  });

  test('one item open at a time; clicking the open item closes it @journey', async ({ page }) => {
    await page.goto(example);
    await page.getByRole('button', { name: 'View FAQs' }).click();
    const first = faqs(page).getByRole('button', { name: /^Why do manual/ });
    const second = faqs(page).getByRole('button', { name: /^How fast/ });
    await first.click();
    await expect(faqs(page).getByText(/^Volume and duplication/)).toBeVisible();
    await second.click();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(faqs(page).getByText(/^Volume and duplication/)).toBeHidden();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  });

  test('FAQs always shown in one list: no toggle, answers opening one at a time', async ({
    page,
  }) => {
    await page.goto(`/reflections/${alwaysShown}`);
    await expect(questions(page)).toHaveCount(8);
    await expect(page.getByRole('button', { name: /FAQs$/ })).toHaveCount(0);
    const lefts = await questions(page).evaluateAll((all) =>
      all.map((question) => question.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
    const buttons = faqs(page).getByRole('button');
    await buttons.nth(0).click();
    await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'true');
    await buttons.nth(3).click();
    await expect(faqs(page).locator('[aria-expanded="true"]')).toHaveCount(1);
    await expect(buttons.nth(3)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('Related Articles: 2, each with up to 2 tags, title, excerpt, links to /reflections/{slug}', async ({
  page,
}) => {
  await page.goto(example);
  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
  await expect(related).toHaveCount(2);
  for (const card of await related.all()) {
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(2);
    const link = card.getByRole('link', { name: /^Read More/ });
    await expect(link).toHaveAttribute('href', /^\/reflections\/[a-z0-9-]+$/);
    await expect(link).not.toHaveAttribute('href', example);
  }
  const title = (await related.first().getByRole('heading').textContent()) ?? '';
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('closing call-to-action banner linking to /#contact-section', async ({ page }) => {
  await page.goto(example);
  const banner = page.getByRole('main').getByRole('link', { name: 'Request a demo' });
  await expect(banner).toHaveAttribute('href', '/#contact-section');
  await banner.click();
  await expect(page.locator('#contact-section')).toBeInViewport();
});

test.describe('table of contents', () => {
  test('on wide screens lists the sections and highlights the current one @journey', async ({
    page,
  }) => {
    await page.goto(example);
    await hydrate(page);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveCount(7);
    await contents.getByRole('link', { name: 'Safeguards that stay' }).click();
    const section = page.getByRole('heading', { name: /^Safeguards that stay/ });
    await expect(section).toBeInViewport();
    await expect(contents.locator('[aria-current="location"]')).toHaveText('Safeguards that stay');
    await contents.getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('button', { name: 'View FAQs' })).toBeInViewport();
  });
});

test('an unknown slug without a reload: the not-found page', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/blog/no-such-article');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are readable; “Cite” opens and downloads the citation, at 1440 and 390 px', async ({
    page,
  }) => {
    await page.goto(example);
    await expect(faqs(page).getByText(/^Volume and duplication/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What to take away' })).toBeVisible();
    const citation = page.getByText('Making systematic reviews feasible. Loon. http');
    for (const width of [1440, 390]) {
      await test.step(`at ${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await expect(citation).toBeHidden();
        await page.locator('summary', { hasText: 'Cite' }).click();
        await expect(citation).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'RIS', exact: true }).click();
        expect((await download).suggestedFilename()).toBe('making-systematic-reviews-feasible.ris');
        await page.locator('summary', { hasText: 'Cite' }).click();
      });
    }
  });
});

test('no axe violations', async ({ page }) => {
  await page.goto(example);
  await hydrate(page);
  await page.locator('summary', { hasText: 'Cite' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await questions(page).first().getByRole('button').click();
  expect(await axeViolations(page), 'FAQs open').toEqual([]);
  await page.goto(`/blog/${alwaysShown}`);
  await hydrate(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page), 'on a small screen').toEqual([]);
});
