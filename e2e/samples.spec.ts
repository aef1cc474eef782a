import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { axeViolationsAtBothWidths, overflowAtBothWidths } from './axe.ts';
import { openForm } from './request-forms.ts';
import { expect, loadHarness, test as base } from './fixtures.ts';

/** A site with a public URL; the browser connects to this machine nevertheless. */
const test = base.extend<object, { reachable: string }>({
  reachable: [
    async ({}, use) => {
      const { freePort, startTestSite } = await loadHarness();
      const port = String(await freePort());
      const site = await startTestSite({ PUBLIC_URL: 'http://www.loon.test', PORT: port });
      await use(`http://127.0.0.1:${port}`);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ reachable }, use) => {
    await use(reachable);
  },
});

// For the site, the pages' requests come from another origin.
test.use({ expectedConsole: [/403 \(Forbidden\)/] });

/** Labelled as a sample, without axe violations and overflow on a phone and on a desktop. */
async function expectInOrder(page: Page): Promise<void> {
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  expect(await overflowAtBothWidths(page)).toEqual([0, 0]);
}

test.describe('where others can reach the site', () => {
  test('pages label their samples; axe finds no violation, and nothing overflows', async ({
    page,
  }) => {
    for (const path of ['/evidence', '/ai-transparency', '/accessibility', '/']) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrate(page);
        await expect(page.locator('main').locator('small.sample').first()).toBeVisible();
        await expectInOrder(page);
      });
    }
    await test.step('the rows of logos are left out while every logo is a placeholder', async () => {
      await expect(page.getByRole('heading', { name: 'Trusted Performance' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Elite Institutions' })).toHaveCount(0);
    });
    await test.step('legal texts label the placeholder addresses', async () => {
      await page.goto('/privacy');
      const privacy = page.getByRole('link', { name: 'privacy@loon.example' });
      const labels = await privacy.evaluateAll((links) =>
        links.map((link) => link.nextElementSibling?.textContent),
      );
      expect(new Set(labels)).toEqual(new Set(['Sample']));
      await hydrate(page);
      expect(await page.locator('small.sample').count()).toBeGreaterThan(labels.length);
    });
  });

  for (const kind of ['access', 'demo'] as const) {
    test(`the address in the dialog “${kind}” is labelled before and after its form is hydrated`, async ({
      page,
    }) => {
      await page.goto('/');
      const dialog = await openForm(page, kind);
      await expect(dialog.locator('small.sample')).toHaveText('Sample');
      await hydrate(page);
      await expect(dialog.getByRole('button', { name: 'Submit request' })).toBeVisible();
      await expect(dialog.locator('small.sample')).toHaveCount(1);
      await expectInOrder(page);
    });
  }
});
