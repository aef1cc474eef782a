import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByText('@') });
const senders = (page: Page) => page.locator('.adm-sender');
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await chooseOption(page, option);
}

test.describe('Requests', () => {
  test('an empty list, then both kinds in one table, newest first, filtered and searched by the URL', async ({
    page,
    desk,
  }) => {
    const search = page.getByRole('searchbox', { name: 'Search requests' });

    await test.step('an empty list is reported', async () => {
      await desk.open();
      await expect(page.getByText('No open requests.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
    await desk.sendAccessRequest({ firstName: 'Oskar', affiliation: 'Axis CRO' });
    await desk.sendDemoRequest({ firstName: 'Oskar', affiliation: 'Beacon Payers' });
    await desk.sendAccessRequest({ firstName: 'Third' });

    await test.step('an unknown request is reported as deleted', async () => {
      await desk.open('&request=no-such-request');
      await expect(page.getByText('This request no longer exists.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/blog-admin\?tab=requests$/);
    });
    await test.step('both kinds in one table, newest first', async () => {
      await expect(senders(page)).toHaveText(['Third Sørensen', 'Oskar Rahimi', 'Oskar Sørensen']);
      await expect(rows(page).nth(0)).toContainText('Lens access');
      await expect(rows(page).nth(1)).toContainText('Demo');
      await expect(rows(page).nth(0)).toContainText('New');
      await expect(page.getByText('3 requests', { exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
    await test.step('filters Kind and Status narrow the list and are stored in the URL', async () => {
      await choose(page, 'Kind', 'Demo');
      await expect(senders(page)).toHaveText(['Oskar Rahimi']);
      await choose(page, 'Status', 'Closed');
      await expect(page.getByText('No requests match')).toBeVisible();
      await expect(page).toHaveURL(/kind=demo&status=closed/);
      await choose(page, 'Status', 'New');
      await page.reload();
      await expect(senders(page)).toHaveText(['Oskar Rahimi']);
      await choose(page, 'Kind', 'All');
      await expect(senders(page)).toHaveCount(3);
      await choose(page, 'Status', 'All');
    });
    await test.step('search finds every word, is stored in the URL, and can be cleared', async () => {
      await search.fill('axis oskar');
      await expect(senders(page)).toHaveText(['Oskar Sørensen']);
      await expect(page).toHaveURL(/q=axis\+oskar/);
      await page.reload();
      await expect(search).toHaveValue('axis oskar');
      await expect(senders(page)).toHaveText(['Oskar Sørensen']);
      await search.fill('nobody');
      await expect(page.getByText('No requests match')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(senders(page)).toHaveCount(3);
      await expect(search).toHaveValue('');
    });
    await test.step('only the response to the latest search counts', async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"axis"')) await released;
        await route.continue();
      });
      const slowQuestion = page.waitForRequest((sent) => !!sent.postData()?.includes('"axis"'));
      await search.fill('axis');
      const slowAnswer = (await slowQuestion).response();
      await search.fill('beacon');
      await expect(senders(page)).toHaveText(['Oskar Rahimi']);
      release();
      await slowAnswer;
      await expect(senders(page)).toHaveText(['Oskar Rahimi']);
      await page.unroute('**/graphql');
    });
  });

  test('a trial request shows everything submitted in its detail @journey', async ({
    page,
    desk,
  }) => {
    await desk.sendAccessRequest({ projectDescription: `${'Two lines.\n'.repeat(12)}<b>end</b>` });
    await desk.open();
    await view(page).click();
    const detail = page.getByRole('dialog', { name: 'Ingrid Sørensen' });
    for (const text of [
      'Lakehead Research Group',
      'ingrid@lakehead.example',
      'https://orcid.org/0000-0002-1825-0097',
      '1,000-5,000',
      'A colleague',
      'I will use the trial exclusively for non-commercial research.',
      'I consent to receive project updates and communications.',
      'I consent to data storage and processing as described in the Privacy Policy',
      '<b>end</b>',
    ]) {
      await expect(detail.getByText(text)).toBeVisible();
    }
    await expect(detail.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:ingrid@lakehead\.example\?subject=/,
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a demo request shows its message and platforms, also after a reload, and F8 reaches the notification region while it traps the focus', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await view(page).click();
    const detail = page.getByRole('dialog', { name: 'Amir Rahimi' });
    await expect(detail.getByText('Lens, Waters')).toBeVisible();

    await page.reload();
    await expect(detail.getByText('We prepare a dossier for a rare disease')).toBeVisible();
    // A notification lasts for seconds, in which a busy machine may not have loaded the detail.
    await page.evaluate(() => {
      history.replaceState(history.state, '', `${location.href}&error=no_code`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    const notifications = page.getByRole('region', { name: /F8/ });
    await expect(notifications.getByRole('alert')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(notifications.locator('.toasts')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeVisible();

    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(/\/blog-admin\?tab=requests$/);
  });

  test('only by keyboard: open, read, close, and continue from the same row', async ({
    page,
    desk,
  }) => {
    await desk.sendAccessRequest();
    await desk.open();
    await expect(view(page)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Ingrid Sørensen' }).focus();
    await page.keyboard.press('Tab');
    await expect(view(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('A colleague')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(view(page)).toBeFocused();
  });

  test('“View” right after Enter in the search preserves the search in the list and the URL', async ({
    page,
    desk,
  }) => {
    await desk.sendAccessRequest({ affiliation: 'Axis CRO' });
    await desk.sendDemoRequest({ affiliation: 'Beacon Payers' });
    await desk.open();
    await expect(senders(page)).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search requests' }).focus();
    // Faster than the page can render, yet with the browser's work between events.
    await page.evaluate(async () => {
      const eventOver = () => new Promise((resolve) => Promise.resolve().then(resolve));
      const field = document.activeElement as HTMLInputElement;
      Reflect.set(HTMLInputElement.prototype, 'value', 'beacon', field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      for (let turn = 0; turn < 20; turn += 1) await eventOver();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      for (let turn = 0; turn < 20; turn += 1) await eventOver();
      document.querySelector<HTMLElement>('.adm-view')?.click();
    });
    await expect(page.getByRole('dialog', { name: 'Amir Rahimi' })).toBeVisible();
    await expect(page).toHaveURL(/q=beacon&request=/);
    await page.keyboard.press('Escape');
    await expect(senders(page)).toHaveText(['Amir Rahimi']);
  });

  test('pages follow one another without a gap, each shown from its top; closing all of the last leads to the one before', async ({
    page,
    desk,
  }) => {
    for (let index = 1; index <= 43; index += 1) {
      await desk.sendDemoRequest({ lastName: `No. ${String(index)}` });
    }
    await desk.open();
    await expect(page.getByText('1–20 of 43 requests')).toBeVisible();
    await expect(senders(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Select Amir No. 43' }).check();
    await expect(page.getByRole('group', { name: 'Selected requests' })).toBeInViewport();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('21–40 of 43 requests')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Inbox' })).toBeFocused();
    await expect(page.getByRole('columnheader', { name: 'From' })).toBeInViewport();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(senders(page)).toHaveText(['Amir No. 3', 'Amir No. 2', 'Amir No. 1']);
    await expect(page.getByText('41–43 of 43 requests')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(senders(page).first()).toHaveText('Amir No. 23');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'Mine' }).click();
    await expect(senders(page)).toHaveCount(0);
    await views.getByRole('link', { name: 'Open 43' }).click();
    await expect(page.getByText('1–20 of 43 requests')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('21–40 of 43 requests')).toBeVisible();
    await choose(page, 'Kind', 'Demo');
    await expect(page.getByText('1–20 of 43 requests')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('21–40 of 43 requests')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('41–43 of 43 requests')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Mark as closed' }).click();
    await expect(page.getByText('21–40 of 40 requests')).toBeVisible();
    await expect(senders(page).last()).toHaveText('Amir No. 4');
  });

  test('a phone shows everything without horizontal scrolling', async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.sendAccessRequest({ affiliation: 'A very long name of an organisation'.repeat(4) });
    await desk.open();
    await expect(page.getByRole('row').nth(1)).toContainText('Lens access');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await view(page).click();
    await expect(page.getByRole('dialog').getByText('A colleague')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('Requests when something fails', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('a list that cannot be loaded is reported and can be retried', async ({ page, desk }) => {
    await desk.sendAccessRequest();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RequestList') ? route.abort() : route.continue(),
    );
    await desk.open();
    await expect(page.getByText('The requests could not be loaded.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(senders(page)).toHaveText(['Ingrid Sørensen']);
  });

  test('a session that ends during work asks for the login and preserves the screen', async ({
    page,
    context,
    desk,
  }) => {
    await desk.sendAccessRequest();
    await desk.sendDemoRequest();
    await desk.open();
    await expect(senders(page)).toHaveCount(2);
    await context.clearCookies();
    await page.getByRole('searchbox', { name: 'Search requests' }).fill('rahimi');

    const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(prompt).toBeVisible();
    await expect(senders(page)).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await prompt.getByRole('button', { name: 'Continue' }).click();
    await expect(prompt.getByText('You are not logged in yet.')).toBeVisible();

    const opened = context.waitForEvent('page');
    await prompt.getByRole('button', { name: 'Log in' }).click();
    const loginTab = await opened;
    await loginTab.waitForURL(/\/identity\//);
    await loginTab.getByRole('button').click();
    await expect(loginTab.getByText('Welcome, Administrator')).toBeVisible();

    await expect(prompt).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('rahimi');
    await expect(senders(page)).toHaveText(['Amir Rahimi']);
  });
});
