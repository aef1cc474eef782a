import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { delayHydration, expectHydrated } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

interface Control {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** Whether it is also clicked on a desktop; the others are handled there as on a phone. */
  desktop?: true;
}

const inMain = (name: string) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first();
const inBanner = (name: string) => (page: Page) =>
  page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name });
const article = '/reflections/hidden-risks-biopharma-clinical-economic-evidence';

/** Every control that a page offers before it is hydrated, once for each place that renders it. */
const controls: Control[] = [
  { name: 'Accept', path: '/', find: inBanner('Accept'), desktop: true },
  { name: 'Decline', path: '/', find: inBanner('Decline') },
  { name: 'Request a demo', path: '/', find: inMain('Request a demo') },
  { name: 'Request access', path: '/', find: inMain('Request access'), desktop: true },
  { name: 'Pause logos', path: '/', find: inMain('Pause logos') },
  {
    name: 'a founder',
    path: '/',
    find: (page) => page.locator('.team2 .tm-card').first(),
    desktop: true,
  },
  { name: 'another member', path: '/', find: (page) => page.locator('.team3 .tm-card').nth(1) },
  { name: 'View profile', path: '/', find: inMain('View profile') },
  { name: 'View FAQs', path: '/', find: inMain('View FAQs') },
  { name: 'Get started today', path: '/reflections', find: inMain('Get started today') },
  { name: 'Back to top', path: '/terms', find: inMain('Back to top'), desktop: true },
  {
    name: 'View FAQs of an article',
    path: '/reflections/making-systematic-reviews-feasible',
    find: inMain('View FAQs'),
  },
  {
    name: 'a question that is always shown',
    path: article,
    find: (page) => page.locator('#faqs h3 button').first(),
  },
];

/** The result of a tap: open dialogs and answers, names of controls, focus, scroll position. */
function outcomeOf(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('button, [role="dialog"]')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (element: Element | null | undefined): string =>
      element?.getAttribute('aria-label') ?? element?.textContent.trim().slice(0, 60) ?? '';
    return {
      dialogs: shown
        .filter((element) => element.getAttribute('role') === 'dialog')
        .map((dialog) => nameOf(dialog.querySelector('h2'))),
      open: shown.filter((one) => one.getAttribute('aria-expanded') === 'true').map(nameOf),
      controls: shown.map(nameOf),
      focus: document.activeElement?.id.startsWith('_r')
        ? document.activeElement.getAttribute('name')
        : nameOf(document.activeElement).slice(0, 20),
      asked: document.documentElement.dataset['cookies'],
      choice: localStorage.getItem('loon-cookie-consent'),
      atTop: window.scrollY === 0,
      address: window.location.href,
    };
  });
}

/** The result once nothing has changed or scrolled for as long as a dialog takes to open. */
async function finalOutcomeOf(page: Page) {
  const look = async () => ({
    outcome: await outcomeOf(page),
    scrolled: await page.evaluate(() => window.scrollY),
  });
  let last = await look();
  for (let unchanged = 0; unchanged < 3;) {
    await page.waitForTimeout(100);
    const next = await look();
    unchanged = isDeepStrictEqual(next, last) ? unchanged + 1 : 0;
    last = next;
  }
  return last.outcome;
}

for (const { width, height, touch } of [
  { width: 390, height: 844, touch: true },
  { width: 1440, height: 900, touch: false },
]) {
  test.describe(`a replayed tap has the same result as a later one, at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch });

    for (const { name, path, find } of controls.filter(({ desktop }) => touch || desktop)) {
      test(name, async ({ page, context }) => {
        const act = (control: Locator) => (touch ? control.tap() : control.click());
        await page.goto(path);
        await find(page).scrollIntoViewIfNeeded();
        await hydrate(page);
        const before = await outcomeOf(page);
        await act(find(page));
        await expect.poll(() => outcomeOf(page)).not.toEqual(before);
        const later = await finalOutcomeOf(page);

        await page.goto('about:blank');
        const early = await context.newPage();
        await early.addInitScript(() => localStorage.clear());
        const release = await delayHydration(early);
        await early.goto(path);
        await act(find(early));
        release();
        await expectHydrated(early);
        await expect.poll(() => outcomeOf(early)).toEqual(later);
        expect(await finalOutcomeOf(early)).toEqual(later);
      });
    }

    test('two taps on one control', async ({ page }) => {
      const release = await delayHydration(page);
      await page.goto('/');
      const toggle = page.locator('.faq-toggle');
      await toggle.click();
      await toggle.click();
      release();
      await expectHydrated(page);
      await finalOutcomeOf(page);
      await expect(toggle).toHaveText('View FAQs');
    });
  });
}

test('a click made while earlier ones are replayed acts after them', async ({ page }) => {
  const release = await delayHydration(page);
  await page.goto('/terms');
  await inBanner('Decline')(page).click();
  await page.evaluate(() => {
    const replay = window.loonHydrated;
    window.loonHydrated = () => {
      replay?.();
      [...document.querySelectorAll<HTMLElement>('footer button')]
        .find((button) => button.textContent === 'Cookie choice')
        ?.click();
    };
  });
  release();
  await expectHydrated(page);
  await expect(inBanner('Accept')(page)).toBeFocused();
});

test('a link of the menu closes it, also before the page is hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayHydration(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('a[href^="/#"]').first().click();
  await expect(menu).toBeHidden();
  release();
});
