import { readFileSync } from 'node:fs';
import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { endSession } from './ended-session.ts';
import { detailOf, panel, senders, viewOf } from './request-rows.ts';

test.describe('Inbox', () => {
  test('rows show the age of their requests, and are used by keyboard', async ({ page, desk }) => {
    await test.step('each request shows its age, and a label when it is overdue', async () => {
      await desk.sendDemoRequest({ firstName: 'Third' });
      const threeDaysAgo = new Date(Date.now() - 80 * 3_600_000);
      await desk.site.database.write((manager) =>
        manager.query('UPDATE visitor_request SET createdAt = ?', [
          threeDaysAgo.toISOString().replace('T', ' ').replace('Z', ''),
        ]),
      );
      await desk.sendDemoRequest({ firstName: 'Second' });
      await desk.sendDemoRequest({ firstName: 'First' });
      await desk.open();
      await expect(page.getByRole('row').filter({ hasText: 'Third' })).toContainText(
        'Overdue: waiting 3 days',
      );
    });

    await test.step('arrow keys move through the rows, Enter opens, and the detail has a link to the next', async () => {
      await expect(senders(page)).toHaveCount(3);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('ArrowDown');
      await expect(viewOf(page, 'First')).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await expect(viewOf(page, 'Second')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(detailOf(page, 'Second Rahimi')).toBeFocused();
      await page.getByRole('button', { name: 'Older request' }).click();
      await expect(detailOf(page, 'Third Rahimi')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewOf(page, 'Third')).toBeFocused();
    });
  });

  test('requests are marked and moved together, and suspects one by one @journey', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest({ firstName: 'Robot', topic: 'filled' });
    await test.step('a status is set for all selected rows, and recorded with person and time', async () => {
      await desk.sendDemoRequest({ firstName: 'One' });
      await desk.sendDemoRequest({ firstName: 'Two' });
      await desk.sendDemoRequest({ firstName: 'Three' });
      await desk.open();
      await expect(page.getByRole('tab', { name: 'Requests' }).locator('.adm-count')).toHaveText(
        '3',
      );
      await page.getByRole('checkbox', { name: 'Select One Rahimi' }).check();
      await page.getByRole('checkbox', { name: 'Select Two Rahimi' }).check();
      await expect(page.getByText('2 requests selected')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Mark as contacted' }).click();
      await expect(page.getByText('2 requests marked as contacted')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(2);
      await expect(page.getByRole('tab', { name: 'Requests' }).locator('.adm-count')).toHaveText(
        '1',
      );
      await viewOf(page, 'One Rahimi').click();
      await expect(
        detailOf(page, 'One Rahimi').getByRole('list', { name: 'Status history' }),
      ).toContainText(/Contacted.*by admin@/);
    });

    await page.keyboard.press('Escape');

    await test.step('suspected spam is listed separately with its number, and one click moves a request back', async () => {
      await expect(senders(page)).toHaveText(['Three Rahimi', 'Two Rahimi', 'One Rahimi']);
      await panel(page, 'Suspects 1').click();
      await expect(senders(page)).toHaveText(['Robot Rahimi']);
      await expect(page.getByText('Hidden field filled')).toBeVisible();
      await expect(page).toHaveURL(/view=suspects/);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Move to inbox Robot Rahimi' }).click();
      await expect(page.getByText('No suspected spam.')).toBeVisible();
      await panel(page, 'Inbox').click();
      await expect(senders(page)).toHaveText([
        'Three Rahimi',
        'Two Rahimi',
        'One Rahimi',
        'Robot Rahimi',
      ]);
    });
  });

  test('the export follows the filter and the session', async ({ page, desk }) => {
    await test.step('platform and days narrow the list, and the export follows the filter', async () => {
      await desk.sendDemoRequest({ firstName: 'Lens', platformsToDemo: ['Lens'] });
      await desk.sendDemoRequest({
        firstName: 'Waters',
        platformsToDemo: ['Waters'],
        message: '=HYPERLINK("https://example.com") is no formula',
      });
      await desk.open('&platform=waters');
      await expect(senders(page)).toHaveText(['Waters Rahimi']);
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toMatch(/^loon-requests-.*\.csv$/);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain(`"'=HYPERLINK(`);
      expect(csv).not.toContain('Lens,Rahimi');

      await page.getByLabel('To', { exact: true }).fill('2020-12-31');
      await expect(page.getByText('No requests match')).toBeVisible();
      await expect(page).toHaveURL(/to=2020-12-31/);
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(senders(page)).toHaveCount(2);
    });

    await test.step('an export after the session has ended asks for the login; no error is saved as a list', async () => {
      let downloads = 0;
      page.on('download', () => (downloads += 1));
      await endSession(page, 'MayExport');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
      await expect(page.getByText('Authentication required. Please log in.')).toBeVisible();
      await expect(senders(page)).toHaveCount(2);
      expect(downloads).toBe(0);
    });
  });
});

test.describe('Overview', () => {
  test('counts over time, by kind, source, platform and studies, with charts next to the numbers', async ({
    page,
    desk,
  }) => {
    const lastPage = '/reflections/future-of-hta-submissions';
    await desk.sendAccessRequest({ lastPage, utmSource: 'newsletter', button: 'Request access' });
    await desk.sendDemoRequest({ lastPage, utmSource: 'newsletter' });
    await desk.sendDemoRequest({ topic: 'filled' });
    await desk.open('&view=overview');
    const rowOf = (table: string, name: string | RegExp) =>
      page.getByRole('region', { name: table }).getByRole('row', { name });
    await expect(rowOf('Requests over time', /\d{4}/)).toContainText(/11$/);
    await expect(rowOf('By kind', 'Lens access')).toContainText('1');
    await expect(rowOf('By source', 'newsletter')).toContainText('2');
    await expect(rowOf('By platform', 'Waters')).toContainText('1');
    await expect(rowOf('By number of studies', '1,000-5,000')).toContainText('1');
    await expect(rowOf('Articles that led to requests', /HTA/)).toContainText('2');
    await expect(rowOf('By button', 'Request access')).toContainText('1');
    await expect(page.locator('.ovw canvas')).toHaveCount(7);
    expect(await axeViolations(page)).toEqual([]);

    await page
      .getByRole('button', { name: 'Show requests: Suspected spam in this period' })
      .click();
    await expect(page.getByText('Hidden field filled')).toBeVisible();
    await page.goBack();
    await page.getByLabel('To', { exact: true }).fill('2020-12-31');
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await expect(
      page.getByRole('region', { name: 'By source' }).getByText('No requests in this period.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Requests over time' })).toContainText(
      'No requests in this period.',
    );
  });
});
