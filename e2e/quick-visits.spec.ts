import type { Page } from '@playwright/test';
import { browser as agent } from '../gateway/insights/testing/visitor.ts';
import { delayHydration } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test as base } from './fixtures.ts';
import { openForm } from './request-forms.ts';
import { isMeasuring, isMeasured, setVisibility } from './tracked-events.ts';
import { figuresOf } from './visit-figures.ts';

const test = base.extend<{ visitor: Page }>({
  visitor: async ({ playwright, launchOptions, ownSite }, use) => {
    // Requests sent while a page closes have the browser's own user agent, not the context's.
    const args = [...(launchOptions.args ?? []), `--user-agent=${agent}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    // Closing a page that owns its context would also cancel the requests sent while closing.
    const context = await browser.newContext({ baseURL: ownSite.url });
    await use(await context.newPage());
    await browser.close();
  },
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'leaves for another page': (page) => page.goto('/terms'),
  'closes the tab': (page) => page.close({ runBeforeUnload: true }),
};

for (const [leaves, leave] of Object.entries(ways)) {
  test(`a visitor who opens a form, types and ${leaves} before hydration counts once`, async ({
    visitor,
    ownSite,
  }) => {
    await delayHydration(visitor);
    await visitor.goto('/');
    await isMeasured(visitor, 'paint');
    await openForm(visitor, 'demo');
    await visitor.keyboard.type('Ada');
    await visitor.keyboard.press('Tab');
    await isMeasured(visitor, 'interaction');
    await leave(visitor);
    const funnel = async () =>
      (await figuresOf(ownSite)).funnels.find(({ form }) => form === 'DEMO');
    await expect.poll(funnel).toMatchObject({ abandonedAt: [{ field: 'lastName', count: 1 }] });
    expect((await funnel())?.steps.map(({ count }) => count)).toEqual([1, 1, 0, 0]);
    const { experience, totals } = await figuresOf(ownSite);
    expect(totals.dialogs).toBe(1);
    expect(experience).toMatchObject([{ path: '/', samples: 1, cls: expect.any(Number) }]);
    expect(experience[0]?.lcp).toBeGreaterThan(0);
    expect(experience[0]?.inp).toBeGreaterThanOrEqual(0);
  });

  test(`a visitor who submits a search and ${leaves} before hydration counts once`, async ({
    visitor,
    ownSite,
  }) => {
    await delayHydration(visitor);
    await visitor.goto('/reflections');
    const field = visitor.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('Zebra crossings');
    await field.press('Enter');
    await expect(visitor.getByRole('main').getByRole('status')).toContainText('No articles found');
    await leave(visitor);
    await expect
      .poll(async () => (await figuresOf(ownSite)).searches)
      .toEqual([{ query: 'zebra crossings', count: 1, results: 0 }]);
  });

  test(`a visitor who opens a form and ${leaves} long after counts once`, async ({
    visitor,
    ownSite,
  }) => {
    await visitor.goto('/');
    await openForm(visitor, 'access');
    await visitor.keyboard.type('Ada');
    await isMeasuring(visitor);
    await expect.poll(async () => (await figuresOf(ownSite)).totals.dialogs).toBe(1);
    await leave(visitor);
    await expect
      .poll(async () => (await figuresOf(ownSite)).funnels[0]?.abandonedAt)
      .toEqual([{ field: 'firstName', count: 1 }]);
    const { funnels, totals, experience } = await figuresOf(ownSite);
    expect(totals.dialogs).toBe(1);
    expect(funnels[0]?.steps.map(({ count }) => count)).toEqual([1, 1, 0, 0]);
    expect(experience).toMatchObject([{ path: '/', samples: 1 }]);
  });
}

test('a query in the requested URL counts once for a visitor who stays and submits it again', async ({
  visitor,
  ownSite,
}) => {
  await visitor.goto('/reflections?q=infeasibility');
  await hydrate(visitor);
  const field = visitor.getByRole('searchbox', { name: 'Search articles' });
  const status = visitor.getByRole('main').getByRole('status');
  await field.press('Enter');
  await field.fill('zebra crossings');
  await field.press('Enter');
  await expect(status).toContainText('No articles found');
  await field.fill('infeasibility');
  await field.press('Enter');
  await expect(status).toContainText('Found 1 article');
  await visitor.goto('/terms');
  await expect
    .poll(async () => (await figuresOf(ownSite)).searches)
    .toEqual(
      expect.arrayContaining([
        { query: 'infeasibility', count: 1, results: 1 },
        { query: 'zebra crossings', count: 1, results: 0 },
      ]),
    );
});

test('without JavaScript a search is counted by the server, more of its results are not', async ({
  browser,
  ownSite,
}) => {
  const context = await browser.newContext({
    userAgent: agent,
    javaScriptEnabled: false,
    baseURL: ownSite.url,
  });
  const page = await context.newPage();
  await page.goto('/reflections');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('Infeasibility');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Found 1 article');
  await page.goto('/reflections?q=Infeasibility&show=48');
  await context.close();
  const { searches, totals } = await figuresOf(ownSite);
  expect(searches).toEqual([{ query: 'infeasibility', count: 1, results: 1 }]);
  expect(totals.views).toBe(3);
});

test('a page hidden before the module was loaded, and shown again, is one sample', async ({
  visitor,
  ownSite,
}) => {
  const release = await delayHydration(visitor);
  await visitor.goto('/terms');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await isMeasured(visitor, 'paint');
  await setVisibility(visitor, 'hidden');
  await expect.poll(async () => (await figuresOf(ownSite)).experience[0]?.samples).toBe(1);
  await setVisibility(visitor, 'visible');
  release();
  await isMeasuring(visitor);
  await visitor.goto('/privacy');
  await isMeasured(visitor, 'paint');
  await visitor.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await figuresOf(ownSite)).experience.map(({ path }) => path).toSorted())
    .toEqual(['/privacy', '/terms']);
  const { experience } = await figuresOf(ownSite);
  expect(experience.map(({ samples }) => samples)).toEqual([1, 1]);
});
