import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { fieldOf, openForm } from './request-forms.ts';

const cards = (page: Page) => page.locator('#team-section').getByRole('listitem');

/** Number of cards in the first row of a grid. */
function columnsOf(page: Page, grid: string): Promise<number> {
  return page.locator(`${grid} > li`).evaluateAll((all) => {
    const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

test('a card opens a full-screen overlay with photo, name, credentials, role, LinkedIn link and bio @journey', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await cards(page).first().getByRole('heading').click();
  const profile = page.getByRole('dialog', { name: 'Élodie Bertrand' });
  await expect(profile).toBeVisible();
  expect(await profile.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(profile.getByRole('img')).toBeVisible();
  for (const text of [
    'PhD, MSc',
    'Chief Executive Officer',
    'Fifteen years in evidence synthesis',
  ]) {
    await expect(profile).toContainText(text);
  }
  await expect(profile.getByRole('link', { name: /LinkedIn profile/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(await axeViolations(page)).toEqual([]);
  await profile.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('founders in 2 columns, others in 3; by keyboard the overlay opens, traps the focus, and returns it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(7);
  expect(await columnsOf(page, '.team2')).toBe(2);
  expect(await columnsOf(page, '.team3')).toBe(3);
  await expect(page.locator('.team2 > li')).toHaveCount(2);
  await hydrate(page);
  const opener = page.getByRole('button', { name: 'View profile of Hugh Nakamura' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('dialog', { name: 'Hugh Nakamura' });
  await expect(profile).toBeVisible();
  const link = profile.getByRole('link', { name: 'LinkedIn profile of Hugh Nakamura' });
  const close = profile.getByRole('button', { name: 'Close' });
  for (const next of [link, close, link, close]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).locator('.toasts'),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a card clicked before hydration opens after it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await cards(page).nth(1).getByRole('heading').click();
  await expect(page.getByRole('dialog', { name: 'Rohan Mehta' })).toBeVisible();
});

test('a profile does not open over a request dialog opened while it is loading', async ({
  page,
}) => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/team-profile/, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/');
  await hydrate(page);
  await cards(page).nth(1).getByRole('heading').click();
  const dialog = await openForm(page, 'demo');
  const profile = page.waitForResponse(/team-profile/);
  load();
  await profile;
  await fieldOf(dialog, 'First name').pressSequentially('Ingrid');
  await expect(fieldOf(dialog, 'First name')).toHaveValue('Ingrid');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
});

test.describe('when the overlay cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the card expands in place', async ({ page }) => {
    await page.route(/team-profile/, (route) => route.abort());
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'View profile of Sana Khoury' }).click();
    await expect(
      page.getByText(/responsible for the architecture of the cognitive ensembles/),
    ).toBeVisible();
  });
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a card expands in place with a close bar, one at a time', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const opener = page.getByRole('button', { name: 'View profile of Tomás Oliveira' });
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const card = cards(page).filter({ hasText: 'Tomás Oliveira' });
    await expect(card.getByRole('link', { name: /LinkedIn profile/ })).toBeVisible();
    await expect(card).toContainText('an audit trail nobody can read is no audit trail');
    expect(await axeViolations(page)).toEqual([]);
    await card.getByRole('button', { name: /Close/ }).click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    await expect(card.getByRole('link')).toHaveCount(0);

    for (const name of ['Élodie Bertrand', 'Rohan Mehta', 'Amara Diallo']) {
      await page.getByRole('button', { name: `View profile of ${name}` }).click();
      await expect(page.locator('.tm-panel:visible')).toHaveCount(1);
      await expect(cards(page).filter({ hasText: name }).locator('.tm-panel')).toBeVisible();
      await expect(cards(page).filter({ hasText: name })).toBeInViewport();
    }
  });
});
