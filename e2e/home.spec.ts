import type { Locator } from '@playwright/test';
import { axeViolations, tooSmallTargets } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

/** Which points near the edges of a paragraph nothing else covers. */
const uncovered = (definition: Locator) =>
  definition.evaluate((paragraph) => {
    const { left, top, bottom } = paragraph.getBoundingClientRect();
    return [top + 8, bottom - 8].map((y) => document.elementFromPoint(left + 8, y) === paragraph);
  });

test('the definition of “HTA-compliant” is readable in full, from 1440 to 390 pixels', async ({
  page,
}) => {
  await page.goto('/');
  const definition = page.getByText('None of them certifies software.');
  for (const width of [1440, 1024, 900, 768, 390]) {
    await test.step(`at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await definition.scrollIntoViewIfNeeded();
      await expect(definition).toBeInViewport({ ratio: 1 });
      expect(await uncovered(definition)).toEqual([true, true]);
    });
  }
});

test('the visible up-arrow links are at least a screen apart; the keyboard shows the others', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  const near = page.locator('#publications').getByRole('link', { name: 'Contents' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await test.step(`at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const tops = await page
        .getByRole('link', { name: 'Contents' })
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link).opacity === '1')
            .map((link) => link.getBoundingClientRect().top),
        );
      const gaps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
      expect(gaps.length).toBeGreaterThan(5);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(height);
      await expect(near).toHaveCSS('opacity', '0');
      await page.keyboard.press('Tab');
      await near.focus();
      await expect(near).toHaveCSS('opacity', '1');
      await near.blur();
    });
  }
});

test('the buttons of each name open their dialog, and up-arrow links lead to the navigation grid', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  for (const [section, name] of [
    ['systematic-reviews-section', 'Request a demo'],
    ['ai-itc-section', 'Reach out to our experts'],
    ['payer-simulations', 'Get in touch to request a demo'],
    ['contact-section', 'Get in touch to request a demo'],
  ] as const) {
    await page.locator(`#${section}`).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('#literature-section').getByRole('button', { name: 'Request access' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Access to Loon Lens' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('#contact-section').getByRole('link', { name: 'Contents' }).click();
  await expect(page.locator('#navigation-section')).toBeInViewport();
});

test('every claim shown, and each product by its name @journey', async ({ page }) => {
  const claims = [
    ...['99% sensitivity', '95% specificity', '96% accuracy', '3,796-article benchmark'],
    ...['100% calibrated', 'up to 90%', 'workload cut', 'under two weeks', '8–24 months'],
    ...['takes 2–4 weeks', '25–50%', 'Implementation takes 2–4 weeks'],
    ...['cut from 8–24 to 2–6 months', 'cut from 12–24 to 3–6 months'],
    ...['Evidence synthesis time reduced by 60–80%', 'RIS is the only export format today'],
    ...['Thousands of simulations', 'title and abstract', 'full text', 'guardrails'],
    ...['systematic literature reviews', 'no pre-training', 'expert in the loop', 'confidence'],
    ...['Access is by request', 'non-commercial trials', 'Patent pending', 'days or hours'],
    ...['Agentic end-to-end living systematic reviews', 'EU Joint Clinical Assessments'],
    ...['AI-assisted indirect treatment comparisons', 'HTA decision forecasting'],
    ...['sales projection', 'Cognitive Ensemble AI Systems', 'drug reimbursement forecasting'],
    ...['Value Dossier Optimization', 'Therapeutic Area Analysis', 'Loon Lens', 'Loon Hatch'],
    ...['Loon Echo', 'Loon Waters', 'sales@loon.example'],
  ];
  await page.goto('/');
  await page.locator('#performance-card').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tablist')).toBeVisible();
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
  expect(claims.filter((claim) => !text.includes(claim.toLowerCase()))).toEqual([]);
});

test('every drawing and portrait can be loaded, and has its space reserved', async ({ page }) => {
  await page.goto('/');
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

test('no width between 320 and 1920 pixels scrolls sideways, and axe finds no violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/');
  await hydrate(page);
  for (const width of [320, 390, 768, 1100, 1440, 1920]) {
    await test.step(`at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBe(clientWidth);
      expect(await axeViolations(page)).toEqual([]);
      expect(await tooSmallTargets(page, 'body')).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers, profiles and the figures of the chart can be read @journey', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Its confidence scores were 100% calibrated.')).toBeVisible();
    await expect(page.getByText('review take nineteen months')).toBeVisible();
    await expect(page.getByRole('cell', { name: '85 person-hours' })).toBeVisible();
    await page.locator('#navigation-section').getByRole('link', { name: 'Team' }).click();
    await expect(page.locator('#team-section')).toBeInViewport();
  });
});
