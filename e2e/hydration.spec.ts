import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

/** Stops the timer that hydrates a page after five seconds. */
function stopTimer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const start = window.setTimeout;
    const startOther = (step: TimerHandler, ms?: number): number =>
      ms === 5_000 ? 0 : start(step, ms);
    Object.assign(window, { setTimeout: startOther });
  });
}

test.describe('a connection that fails for a moment', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  for (const file of ['entry-client', 'libraries', 'home']) {
    test(`the page is hydrated at the next action when ${file} could not be loaded`, async ({
      page,
    }) => {
      let connected = false;
      let failures = 0;
      await page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), async (route) => {
        failures += connected ? 0 : 1;
        await (connected ? route.continue() : route.abort());
      });
      await page.goto('/');
      await page.mouse.move(300, 300);
      await expect.poll(() => failures).toBeGreaterThan(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      connected = true;
      await page.getByRole('button', { name: 'View FAQs' }).click();
      await hydrate(page);
      await expect(page.getByRole('button', { name: 'Hide FAQs' })).toBeVisible();
    });
  }
});

test('a page is static until a person acts, with its script at hand', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // A busy machine may need that long to load it.
  await stopTimer(page);
  await page.goto('/');
  await expect.poll(() => loaded.some((path) => path.includes('/libraries-'))).toBe(true);
  await page.waitForTimeout(500);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.mouse.wheel(0, 200);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});

test('a page without interaction is hydrated after five seconds', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      Object.assign(window, { hydratedAt: performance.now() });
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const at = await page.evaluate(() => Number(Reflect.get(window, 'hydratedAt')));
  expect(at).toBeGreaterThan(4_900);
});

for (const address of ['/#faq-section', '/reflections?q=payer']) {
  test(`a page opened with a hash or a query is hydrated immediately: ${address}`, async ({
    page,
  }) => {
    // Only the address can start hydration.
    await stopTimer(page);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  });
}

test('a page hydrated without interaction loads neither forms nor chart before one', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.waitForTimeout(500);
  expect(loaded.filter((path) => /attach-request-form|performance-plots/.test(path))).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => loaded.some((path) => path.includes('attach-request-form'))).toBe(true);
});

test('a page hydrated by an interaction preloads what the visitor may need, without a further one', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await hydrate(page);
  await expect.poll(() => loaded.some((path) => path.includes('attach-request-form'))).toBe(true);
});

test('a touch during hydration does not make it finish in one task', async ({ page }) => {
  await page.addInitScript(() => {
    const port = MessagePort.prototype;
    const own = Object.getOwnPropertyDescriptor(port, 'onmessage');
    const isBegun = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    Object.defineProperty(port, 'onmessage', {
      ...own,
      // The steps of hydration start with messages.
      set(this: MessagePort, step: (event: MessageEvent) => void) {
        own?.set?.call(this, (event: MessageEvent) => {
          const { dataset } = document.documentElement;
          if (isBegun() && !('hydrated' in dataset) && !('probe' in dataset)) {
            dataset['probe'] = 'down';
            const finger = new PointerEvent('pointerdown', { bubbles: true });
            document.querySelector('main [data-opens]')?.dispatchEvent(finger);
            dataset['probe'] = 'hydrated' in dataset ? 'hydrated' : 'static';
          }
          step(event);
        });
      },
    });
  });
  await page.goto('/');
  await hydrate(page);
  expect(await page.evaluate(() => document.documentElement.dataset['probe'])).toBe('static');
});
