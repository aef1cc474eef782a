import type { Page } from '@playwright/test';
import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { detailOf, senders, viewOf } from './request-rows.ts';

const inboxView = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

test.describe('The inbox', () => {
  test('opens with what is open; the views have counts and addresses, and a search looks through everything @journey', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest({ firstName: 'First', message: 'We plan a living review of CFTR.' });
    await desk.sendDemoRequest({ firstName: 'Second' });
    await desk.open();
    await expect(senders(page)).toHaveText(['Second Rahimi', 'First Rahimi']);
    await expect(page.getByRole('row').nth(2)).toContainText('We plan a living review of CFTR.');
    await expect(inboxView(page, 'Open 2')).toHaveAttribute('aria-current', 'page');
    await page.getByRole('checkbox', { name: 'Select First Rahimi' }).check();
    await page.getByRole('button', { name: 'Mark as closed' }).click();
    await expect(senders(page)).toHaveText(['Second Rahimi']);
    await expect(inboxView(page, 'Open 1')).toBeVisible();
    await inboxView(page, 'Closed 1').click();
    await expect(senders(page)).toHaveText(['First Rahimi']);
    await expect(page).toHaveURL(/list=closed/);
    await page.reload();
    await expect(inboxView(page, 'Closed 1')).toHaveAttribute('aria-current', 'page');
    await inboxView(page, 'Mine 0').click();
    await expect(page.getByText('No open requests are assigned to you.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search requests' }).fill('living review');
    await expect(senders(page)).toHaveText(['First Rahimi']);
    await expect(inboxView(page, 'All 2')).toHaveAttribute('aria-current', 'page');
  });

  test('is read with the keyboard: j and k, r, e, / and ?; none acts while one types', async ({
    page,
    desk,
  }) => {
    for (const firstName of ['Third', 'Second', 'First']) await desk.sendDemoRequest({ firstName });
    await desk.open();
    await expect(senders(page)).toHaveCount(3);
    await page.keyboard.press('j');
    await expect(viewOf(page, 'First')).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const second = detailOf(page, 'Second Rahimi');
    await expect(second).toBeFocused();
    await expect(senders(page)).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('k');
    await expect(detailOf(page, 'First Rahimi')).toBeVisible();
    await page.keyboard.press('j');
    await expect(second).toBeVisible();
    await page.keyboard.press('r');
    const subject = second.getByLabel('Subject');
    await expect(subject).toBeFocused();
    await subject.fill('');
    await subject.pressSequentially('jerk?/');
    await expect(subject).toHaveValue('jerk?/');
    await expect(second).toBeVisible();
    await second.focus();
    await page.keyboard.down('e');
    await expect(page.getByText('Request marked as closed')).toBeVisible();
    await expect(detailOf(page, 'Third Rahimi')).toBeVisible();
    await expect(senders(page)).toHaveText(['First Rahimi', 'Third Rahimi']);
    // A key held down longer closes no further request.
    await page.keyboard.down('e');
    await page.keyboard.up('e');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Close the request')).toBeVisible();
    await page.keyboard.press('j');
    await expect(detailOf(page, 'Third Rahimi')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(senders(page)).toHaveText(['First Rahimi', 'Third Rahimi']);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
  });

  test('new requests are announced above the list and in the title; closed ones leave it, without a reload', async ({
    page,
    desk,
  }) => {
    await page.clock.install();
    await desk.sendDemoRequest({ firstName: 'First' });
    await desk.open();
    await expect(senders(page)).toHaveText(['First Rahimi']);
    await expect(page).toHaveTitle('Requests | Loon');
    // What the count of the tab already contains is not announced.
    await expect(page.getByRole('tab', { name: 'Requests' }).locator('.adm-count')).toHaveText('1');
    await desk.sendDemoRequest({ firstName: 'Second' });
    await desk.site.database.write((manager) =>
      manager.query(`UPDATE visitor_request SET status = 'closed' WHERE firstName = 'First'`),
    );
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('status').filter({ hasText: '1 new request' })).toBeVisible();
    await expect(page).toHaveTitle('(1) Requests | Loon');
    await expect(senders(page)).toHaveText(['Second Rahimi']);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('1 new request', { exact: true })).toBeHidden();
    await expect(page).toHaveTitle('Requests | Loon');
  });

  test('on a phone, the filters stand behind one button', async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.sendDemoRequest();
    await desk.open();
    await expect(viewOf(page, 'Amir')).toBeInViewport();
    const kind = page.getByRole('combobox', { name: 'Kind' });
    await expect(kind).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(kind).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('at 1440 pixels a request stands beside the list, its message first', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await viewOf(page, 'Amir').click();
    const detail = detailOf(page, 'Amir Rahimi');
    // The detail has the focus only when both have their places.
    await expect(detail).toBeFocused();
    const list = await page.getByRole('table').first().boundingBox();
    const beside = await detail.boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    const message = await detail.getByRole('heading', { name: 'Message' }).boundingBox();
    const consents = await detail.getByText('Consents', { exact: true }).boundingBox();
    expect(message?.y ?? 0).toBeLessThan(consents?.y ?? 0);
    await expect(detail.getByRole('heading', { name: 'Message' })).toBeInViewport();
  });
});
