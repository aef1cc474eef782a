import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { delayHydration, isLive } from './delay-hydration.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';
import { clickSubmit, fillDemoForm, openForm, submitButton, visitForm } from './request-forms.ts';
import {
  expectTaken,
  followEvents,
  isMeasuring,
  isMeasured,
  setVisibility,
} from './tracked-events.ts';

const article = '/reflections/future-of-hta-submissions';

test('one small beacon module: at most 3 kB gzip, in a separate file', () => {
  const folder = path.join(import.meta.dirname, '../build/client/assets');
  const files = readdirSync(folder).filter((name) => /^beacon-.*\.js\.gz$/.test(name));
  expect(files).toHaveLength(1);
  expect(statSync(path.join(folder, files[0] ?? '')).size).toBeLessThanOrEqual(3_072);
});

test('navigation within the open site is a view, forth and back, without cookie, storage or requests to other sites; the first page is the server’s to count', async ({
  page,
  context,
  site,
}) => {
  const tracked = await followEvents(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.getByRole('link', { name: 'Cookies', exact: true }).first().click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect
    .poll(() => tracked.of('view').map((view) => view.path))
    .toEqual(['/privacy', '/', '/privacy']);
  await expectTaken(tracked);
  expect(await context.cookies()).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
    .toEqual([0, 0]);
  expect([...hosts]).toEqual([site.url]);
});

test('a dialog opened and begun before hydration counts once', async ({ page }) => {
  const tracked = await followEvents(page);
  const release = await delayHydration(page);
  const dialog = await visitForm(page, 'demo');
  await page.keyboard.type('Ada');
  release();
  await isLive(page);
  await page.keyboard.type(' Augusta');
  await dialog.getByLabel('Affiliation').fill('Analytical Ltd');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => tracked.of('abandoned')).toHaveLength(1);
  expect(tracked.events.filter(({ kind }) => kind !== 'vital')).toEqual([
    { kind: 'funnel', form: 'DEMO', step: 'OPENED', path: '/' },
    { kind: 'funnel', form: 'DEMO', step: 'STARTED', path: '/' },
    { kind: 'abandoned', form: 'DEMO', field: 'affiliation' },
  ]);
  await expectTaken(tracked);
});

test('opened and closed before hydration, then opened again: two openings', async ({ page }) => {
  const tracked = await followEvents(page);
  const release = await delayHydration(page);
  const dialog = await visitForm(page, 'access');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  release();
  await hydrate(page);
  await openForm(page, 'access');
  await expect
    .poll(() => tracked.of('funnel').map(({ step }) => step))
    .toEqual(['OPENED', 'OPENED']);
  expect(tracked.of('abandoned')).toEqual([
    { kind: 'abandoned', form: 'ACCESS', field: 'firstName' },
  ]);
});

test('a sent form was opened, changed and tried, but not abandoned', async ({ page }) => {
  const tracked = await followEvents(page);
  const dialog = await visitForm(page, 'demo');
  await fillDemoForm(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => tracked.of('funnel').map(({ step }) => step))
    .toEqual(['OPENED', 'STARTED', 'TRIED']);
  // Responses to a page that is gone are not seen.
  await expectTaken(tracked);
  await page.goto('/privacy');
  await expect.poll(() => tracked.of('vital').length).toBeGreaterThan(0);
  expect(tracked.of('abandoned')).toEqual([]);
});

test('an opened form is abandoned with the page: the field with the error', async ({ page }) => {
  const tracked = await followEvents(page);
  const dialog = await visitForm(page, 'demo');
  await dialog.getByLabel('First name').fill('Ada');
  await isLive(page);
  await clickSubmit(dialog);
  await expect(dialog.getByLabel('Last name')).toBeFocused();
  await page.goto('/privacy');
  await expect
    .poll(() => tracked.of('abandoned'))
    .toEqual([{ kind: 'abandoned', form: 'DEMO', field: 'lastName' }]);
  expect(tracked.of('funnel').map(({ step }) => step)).toEqual(['OPENED', 'STARTED', 'TRIED']);
});

test.describe('a search', () => {
  test('that paused counts once with its results; an address or a number never', async ({
    page,
  }) => {
    const tracked = await followEvents(page);
    await page.clock.install();
    await page.goto('/reflections');
    await hydrate(page);
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    const status = page.getByRole('main').getByRole('status');
    await field.fill('ada@analytical.example');
    await expect(status).toContainText('No articles found');
    await page.clock.runFor(2_000);
    await field.fill('+44 20 7946 0958');
    await expect(status).toContainText('0958');
    await page.clock.runFor(2_000);
    await field.fill('scr');
    await expect(status).toContainText('"scr"');
    await field.fill('Screening');
    await expect(status).toHaveText('Found 5 articles matching "Screening"');
    await page.clock.runFor(2_000);
    await expect
      .poll(() => tracked.of('search'))
      .toEqual([{ kind: 'search', query: 'screening', results: 5 }]);
    await field.fill('');
    await field.fill('screening');
    await field.press('Enter');
    await field.fill('zebra crossings');
    await expect(status).toContainText('No articles found matching "zebra crossings"');
    await field.press('Enter');
    await expect
      .poll(() => tracked.of('search').slice(1))
      .toEqual([{ kind: 'search', query: 'zebra crossings', results: 0 }]);
    await expectTaken(tracked);
  });

  test('with a result opened counts without a pause', async ({ page }) => {
    const tracked = await followEvents(page);
    await page.goto('/reflections');
    await hydrate(page);
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('infeasibility');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Found 1 article');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Read article/ })
      .click();
    await expect(page.locator('.prose')).toBeVisible();
    await expect
      .poll(() => tracked.of('search'))
      .toEqual([{ kind: 'search', query: 'infeasibility', results: 1 }]);
    await expect.poll(() => tracked.of('view')).toHaveLength(1);
    await expectTaken(tracked);
  });
});

test('an article is read when its end was in sight and 30 % of its read time passed in sight', async ({
  page,
}) => {
  const tracked = await followEvents(page);
  await page.clock.install();
  await page.goto(article);
  await hydrate(page);
  // 7 minutes of reading: 126 s.
  await page.clock.runFor(130_000);
  expect(tracked.of('read')).toEqual([]);
  await page.locator('.prose > :last-child').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await expect.poll(() => tracked.of('read')).toEqual([{ kind: 'read', path: article }]);
  await page.clock.runFor(200_000);
  expect(tracked.of('read')).toHaveLength(1);
  await expectTaken(tracked);
});

test('an end that is in sight too soon is not read', async ({ page }) => {
  const tracked = await followEvents(page);
  await page.clock.install();
  await page.goto(article);
  await hydrate(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.clock.runFor(200_000);
  await expect.poll(() => tracked.of('view')).toHaveLength(1);
  expect(tracked.of('read')).toEqual([]);
});

test('the reading time of an article opened by a link starts when it opens', async ({ page }) => {
  const tracked = await followEvents(page);
  await page.clock.install();
  await page.goto('/reflections');
  await hydrate(page);
  await page.clock.runFor(200_000);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read article/ })
    .first()
    .click();
  await expect(page.locator('.prose')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  expect(tracked.of('read')).toEqual([]);
  await page.clock.runFor(600_000);
  await expect.poll(() => tracked.of('read')).toEqual([{ kind: 'read', path }]);
});

test('vitals of a page are sent once when it is hidden, for each tab', async ({
  page,
  context,
}) => {
  const tracked = await followEvents(page);
  await page.goto('/terms');
  await hydrate(page);
  await isMeasuring(page);
  const other = await context.newPage();
  const trackedByOther = await followEvents(other);
  await other.goto('/privacy');
  await isMeasured(other, 'paint');
  await other.mouse.click(5, 5);
  await setVisibility(other, 'hidden');
  await expect.poll(() => trackedByOther.of('vital').map(({ name }) => name)).toContain('CLS');
  expect(trackedByOther.of('vital').map(({ name }) => name)).toContain('LCP');
  await setVisibility(page, 'hidden');
  await expect.poll(() => tracked.of('vital').map(({ name }) => name)).toContain('CLS');
  const names = tracked.of('vital').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(tracked.of('vital').map((vital) => vital.path))).toEqual(new Set(['/terms']));
  expect(new Set(trackedByOther.of('vital').map((vital) => vital.path))).toEqual(
    new Set(['/privacy']),
  );
});

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`no event is sent for a visitor who asks not to be tracked: ${wish}`, async ({ page }) => {
    const tracked = await followEvents(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, wish);
    const dialog = await visitForm(page, 'demo');
    await hydrate(page);
    expect(await page.evaluate(() => window.loonEvents)).toBeUndefined();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto('/privacy');
    expect(tracked.events).toEqual([]);
    expect(files.filter((url) => /beacon-|api\/visit/.test(url))).toEqual([]);
  });
}

test('the URL of a meeting is sent without its token', async ({ page }) => {
  const tracked = await followEvents(page);
  await page.goto('/terms');
  await hydrate(page);
  const path = `/meeting/${'a1b2c3d4'.repeat(8)}`;
  await page.evaluate((shown) => window.loonEvents?.push({ kind: 'view', path: shown }), path);
  await expect.poll(() => tracked.of('view')).toEqual([{ kind: 'view', path: '/meeting' }]);
  await expectTaken(tracked);
});
