import type { Locator, Page } from '@playwright/test';
import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';

const senders = (page: Page) => page.locator('.adm-sender');
const viewOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'View' });
const badge = (page: Page) => page.getByRole('tab', { name: 'Requests' }).locator('.adm-count');

test.describe('The badge of the tab', () => {
  test('updates within a minute without reload, and sends no requests while the page is hidden', async ({
    page,
    desk,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('NewRequestCount')) asked += 1;
    });
    await page.clock.install();
    // The next question is not asked before this one is answered.
    const first = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('NewRequestCount')),
    );
    await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
    await expect(page.getByText('Welcome, Administrator')).toBeVisible();
    await first;
    expect(asked).toBe(1);
    await expect(badge(page)).toHaveCount(0);
    await desk.sendDemoRequest();
    await page.clock.fastForward(60_000);
    await expect(badge(page)).toHaveText('1');

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    const before = asked;
    await desk.sendDemoRequest();
    await page.clock.runFor(300_000);
    expect(asked).toBe(before);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(badge(page)).toHaveText('2');
  });
});

test.describe("A person's requests", () => {
  test('the sender of a request is named in the list, in its detail and in Activity', async ({
    page,
    desk,
  }) => {
    await test.step('the second is marked in the list, and each shows the others with their links', async () => {
      await desk.sendAccessRequest({ firstName: 'Ada', email: 'Ada@analytical.example' });
      await desk.sendDemoRequest({ firstName: 'Guest' });
      await desk.sendDemoRequest({ firstName: 'Ada', email: 'ada@analytical.example' });
      await desk.open();
      await expect(senders(page)).toHaveText(['Ada Rahimi', 'Guest Rahimi', 'Ada Sørensen']);
      await expect(page.getByText('2nd request', { exact: true })).toHaveCount(1);
      await expect(page.getByRole('row').filter({ hasText: 'Ada Rahimi' })).toContainText(
        '2nd request',
      );
      await viewOf(page, 'Ada Rahimi').click();
      const second = page.getByRole('dialog', { name: 'Ada Rahimi' });
      const others = second.getByRole('region', { name: 'Other requests' });
      await expect(others.getByRole('listitem')).toHaveCount(1);
      await expect(others).toContainText('Lens access');
      expect(await axeViolations(page)).toEqual([]);
      await others.getByRole('link').click();
      const first = page.getByRole('dialog', { name: 'Ada Sørensen' });
      await expect(
        first.getByRole('region', { name: 'Other requests' }).getByText('Demo'),
      ).toBeVisible();
      await page.goBack();
      await expect(second).toBeVisible();
    });

    await test.step('moving a suspect request is in Activity, with the name of its sender', async () => {
      await desk.sendDemoRequest({ firstName: 'Robot', topic: 'filled' });
      await desk.open('&view=suspects');
      await page.getByRole('button', { name: 'Move to inbox Robot Rahimi' }).click();
      await expect(page.getByText('No suspected spam.')).toBeVisible();
      await page.getByRole('tab', { name: 'Activity' }).click();
      const line = page.getByRole('row').filter({ hasText: 'moved a request to the inbox' });
      await expect(line).toContainText('moved a request to the inbox: Robot Rahimi');
      expect(await axeViolations(page)).toEqual([]);
      await line.getByRole('link', { name: 'Robot Rahimi' }).click();
      await expect(page.getByRole('dialog', { name: 'Robot Rahimi' })).toBeVisible();
    });
  });
});

test.describe('E-mail addresses do not break inside a domain', () => {
  const email = 'elisabeth.von-hohenberg@evidence-synthesis.north-gate.example';

  /** The number of lines of an address part, and the text copied of the whole. */
  async function linesOf(address: Locator): Promise<{ lines: number[]; copied: string }> {
    return address.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const copied = getSelection()?.toString() ?? '';
      getSelection()?.removeAllRanges();
      const lines = [...element.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      return { lines, copied };
    });
  }

  test('on a wide screen and on a phone', async ({ page, desk }) => {
    await desk.sendDemoRequest({ email });
    await desk.open();
    for (const width of [1440, 390]) {
      await test.step(`in table and detail, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (width > 1_000) {
          const shown = await linesOf(page.getByRole('row').locator('.adm-email'));
          expect(shown).toEqual({ lines: [1, 1], copied: email });
        }
        await viewOf(page, 'Amir').click();
        const detail = page.getByRole('dialog', { name: 'Amir Rahimi' });
        const link = detail.getByRole('link', { name: email });
        await expect(link).toBeVisible();
        expect(await linesOf(link.locator('.adm-email'))).toEqual({ lines: [1, 1], copied: email });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, 'nothing is pushed out of sight').toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(detail).toBeHidden();
      });
    }
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`A day of the overview, in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('links to the requests that it counts', async ({ page, desk }) => {
      await desk.sendDemoRequest();
      await desk.open('&view=overview');
      const today = await page.evaluate(() =>
        new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
      );
      const days = page.getByRole('region', { name: 'Requests over time' });
      await expect(days.getByRole('rowheader')).toHaveText(today);
      await days.getByRole('link', { name: `Show 1 of Demo, Day ${today}` }).click();
      await expect(senders(page)).toHaveCount(1);
    });
  });
}

test.describe('Bars of the overview link to their requests', () => {
  test('by pointer and by keyboard, and each filter can be removed', async ({ page, desk }) => {
    await desk.sendDemoRequest({ firstName: 'Poster', utmSource: 'poster' });
    await desk.sendDemoRequest({ firstName: 'Letter', utmSource: 'newsletter' });
    await desk.open('&view=overview');
    const sources = page.getByRole('region', { name: 'By source' });
    await expect(sources.locator('canvas')).toBeVisible();
    await sources.locator('.ovw-bars').scrollIntoViewIfNeeded();
    const bars = await sources.locator('.ovw-bars').boundingBox();
    // The rows are in alphabetical order: the second bar is the poster's.
    await page.mouse.click((bars?.x ?? 0) + 4, (bars?.y ?? 0) + (bars?.height ?? 0) * 0.75);
    await expect(senders(page)).toHaveText(['Poster Rahimi']);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter UTM source: poster' }).click();
    await expect(senders(page)).toHaveCount(2);

    await page.goBack();
    await sources.getByRole('link', { name: 'Show 1 of newsletter' }).focus();
    await page.keyboard.press('Enter');
    await expect(senders(page)).toHaveText(['Letter Rahimi']);
  });

  test('of every chart, and the filter that they lead to', async ({ page, desk }) => {
    await test.step('of every chart, with as many requests as were counted', async () => {
      const lastPage = '/reflections/future-of-hta-submissions';
      await desk.sendAccessRequest({
        numberOfStudies: '500-1,000',
        lastPage,
        button: 'Request access',
      });
      await desk.sendAccessRequest({ numberOfStudies: '5,000-10,000' });
      await desk.sendAccessRequest({ numberOfStudies: '5,000-10,000' });
      await desk.sendDemoRequest({ platformsToDemo: ['Waters'] });
      await desk.open('&view=overview');
      const studies = page.getByRole('region', { name: 'By number of studies' });
      await expect(studies.getByRole('rowheader')).toHaveText(['500-1,000', '5,000-10,000']);
      for (const [chart, link, count] of [
        ['By kind', 'Show 3 of Lens access', 3],
        ['By platform', 'Show 1 of Waters', 1],
        ['By number of studies', 'Show 2 of 5,000-10,000', 2],
        ['Articles that led to requests', /^Show 1 of/, 1],
        ['By button', 'Show 1 of Request access', 1],
        ['Requests over time', /^Show 3 of Lens access/, 3],
      ] as const) {
        await page.getByRole('region', { name: chart }).getByRole('link', { name: link }).click();
        await expect(senders(page), chart).toHaveCount(count);
        await page.goBack();
      }
      const columns = page.locator('.ovw-columns');
      await expect(columns.locator('canvas')).toBeVisible();
      const place = await columns.boundingBox();
      await page.mouse.click(
        (place?.x ?? 0) + (place?.width ?? 0) - 3,
        (place?.y ?? 0) + (place?.height ?? 0) - 4,
      );
      await expect(senders(page)).toHaveCount(4);
    });

    await test.step('"500-1,000" comes before "5,000-10,000" in the filter', async () => {
      await page.getByRole('combobox', { name: 'Studies' }).click();
      await expect(page.getByRole('option')).toHaveText([
        ...['All', '0-500', '500-1,000', '1,000-5,000', '5,000-10,000', 'Over 10,000'],
      ]);
    });
  });
});
