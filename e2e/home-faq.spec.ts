import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const section = (page: Page) => page.locator('#faq-section');
const questions = (page: Page) => section(page).getByRole('heading', { level: 3 });
const openAnswers = (page: Page) => section(page).locator('.fq p:visible');

/** Left edges of the questions, in order. */
function columns(page: Page): Promise<number[]> {
  return questions(page).evaluateAll((all) =>
    all.map((question) => Math.round(question.getBoundingClientRect().left)),
  );
}

test('FAQs by pointer and keyboard: collapsed, in columns, one answer at a time', async ({
  page,
}) => {
  const lens = page.getByRole('button', { name: 'What is Loon Lens?' });

  await test.step('collapsed by default with a View FAQs button; Hide FAQs collapses', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'View FAQs' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(questions(page)).toHaveCount(0);
    await hydrate(page);
    await page.getByRole('button', { name: 'View FAQs' }).click();
    await expect(questions(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Hide FAQs' }).click();
    await expect(questions(page)).toHaveCount(0);
  });

  await test.step('works by keyboard', async () => {
    await page.getByRole('button', { name: 'View FAQs' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(lens).toBeFocused();
    await page.keyboard.press('Space');
    await expect(openAnswers(page)).toHaveCount(1);
    await page.keyboard.press('Space');
  });

  await test.step('expanded shows 24 items in 3 columns of 8 on desktop', async () => {
    const lefts = await columns(page);
    const distinct = [...new Set(lefts)];
    expect(distinct).toHaveLength(3);
    expect(lefts).toEqual(distinct.flatMap((left) => Array<number>(8).fill(left)));
  });

  await test.step('one answer open at a time; clicking the open one closes it', async () => {
    const trial = page.getByRole('button', { name: 'Is the trial free?' });
    await lens.click();
    await expect(lens).toHaveAttribute('aria-expanded', 'true');
    await expect(openAnswers(page)).toHaveText([/screens literature for systematic reviews/]);
    await trial.click();
    await expect(lens).toHaveAttribute('aria-expanded', 'false');
    await expect(openAnswers(page)).toHaveText([/there is no fee/]);
    expect(await axeViolations(page)).toEqual([]);
    await trial.click();
    await expect(openAnswers(page)).toHaveCount(0);
  });

  await test.step('the open item is not persisted', async () => {
    await page.getByRole('button', { name: 'What is Loon Echo?' }).click();
    await page.getByRole('button', { name: 'Hide FAQs' }).click();
    await page.getByRole('button', { name: 'View FAQs' }).click();
    await expect(openAnswers(page)).toHaveCount(0);
    await page.reload();
    await expect(questions(page)).toHaveCount(0);
  });
});

test('a click before the page is hydrated is replayed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await expect(questions(page)).toHaveCount(24);
});

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a single list', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'View FAQs' }).click();
    await expect(questions(page)).toHaveCount(24);
    expect(new Set(await columns(page)).size).toBe(1);
    await expect(questions(page).first()).toHaveText('What is Loon Lens?');
    await expect(questions(page).last()).toHaveText('How do we book a demo?');
  });
});
