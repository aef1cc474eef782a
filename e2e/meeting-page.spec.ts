import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, goToFullDay, test } from './meeting-desk.ts';
import { dayMs } from '../schema/durations.ts';

const phone = { width: 390, height: 844 };
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const timesOf = (page: Page) => page.getByRole('group', { name: /^Time on/ }).getByRole('radio');
const daysOf = (page: Page) =>
  page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this time' });

/** The labels of the times on the last free day of each of twelve months. */
async function labelsOverAYear(page: Page): Promise<Set<string>> {
  const labels = new Set<string>();
  await expect(daysOf(page).first()).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  const hasMore = () => next.and(page.locator('[aria-disabled="false"]'));
  for (let month = 0; month < 12; month += 1) {
    if (month > 0) {
      // The year is loaded in parts; the last month is known once the others are.
      await expect(hasMore()).toHaveCount(1);
      await next.click();
    }
    await daysOf(page).last().check();
    const label = await page.locator('.mt-times label').first().innerText();
    labels.add(label.replace(/\s/g, ' '));
  }
  return labels;
}

test.describe('on a phone, only by keyboard', () => {
  test.use({ viewport: phone, timezoneId: 'America/New_York', locale: 'en-US' });

  test('a long list of days: leafed by month, a day and a time chosen, booked @journey', async ({
    page,
    meetings,
  }) => {
    await meetings.offer();
    await page.goto(await meetings.invite());
    await expect(daysOf(page).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next month' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(daysOf(page).first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(daysOf(page).nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(timesOf(page).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(timesOf(page).nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(bookButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toBeFocused();
    await expect(headingOf(page)).toHaveText('Your meeting is booked');
    await expect(page.getByRole('main')).toContainText('New York, GMT-');
    await expect(page.getByRole('main')).toContainText('Berlin, GMT+');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel meeting' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cancel this meeting?' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep the meeting' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel meeting' })).toBeFocused();
  });

  test('nothing is wider than the screen, and only a chosen time is booked', async ({
    page,
    meetings,
  }) => {
    await meetings.offer();
    await page.goto(await meetings.invite());
    await expect(timesOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await bookButton(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please choose a time.');
    await expect(timesOf(page).first()).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('in the visitor’s zone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', locale: 'en-US' });

  test('times follow changes of daylight saving, and the zone can be changed', async ({
    page,
    meetings,
  }) => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '09:30' }));
    await meetings.offer({ timeZone: 'America/New_York', hours, daysAhead: 365 });
    const link = await meetings.invite();
    await page.goto(link);
    expect([...(await labelsOverAYear(page))].sort()).toEqual(['6:45 PM', '7:45 PM']);
    await page.goto(link);
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('America/New_York');
    expect([...(await labelsOverAYear(page))]).toEqual(['9:00 AM']);
  });
});

test('times are shown where the browser knows neither its zone nor a language', async ({
  page,
  meetings,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'] });
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const read = own?.value as (this: Intl.DateTimeFormat) => Intl.ResolvedDateTimeFormatOptions;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'resolvedOptions', {
      value(this: Intl.DateTimeFormat) {
        return { ...read.call(this), timeZone: 'Etc/Unknown' };
      },
    });
  });
  await meetings.offer();
  await page.goto(await meetings.invite());
  await expect(timesOf(page).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
});

test('without free times it says what to do', async ({ page, meetings }) => {
  await meetings.offer({ noticeHours: 720, daysAhead: 1 });
  await page.goto(await meetings.invite());
  await expect(page.getByText('No times are available at the moment.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(bookButton(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('without script it says what to do, before and after a meeting is booked', async ({
  browser,
  meetings,
}) => {
  await meetings.offer();
  const link = await meetings.invite();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  // Playwright finds no text by its words within <noscript>.
  const advice = page.locator('main p.no-script');
  await expect(advice).toBeVisible();
  await expect(advice).toHaveText(/^Choosing a time here needs JavaScript\. .*@/);
  await expect(page.getByText('Looking for free times')).toBeHidden();
  const token = link.split('/').at(-1);
  const startsAt = new Date(Date.now() + 3 * dayMs).toISOString();
  const { meetingTimes } = await meetings.ask<{ meetingTimes: string[] }>(
    'query ($token: String!, $from: DateTimeISO!, $to: DateTimeISO!) { meetingTimes(token: $token, from: $from, to: $to) }',
    { token, from: startsAt, to: new Date(Date.parse(startsAt) + dayMs).toISOString() },
  );
  await meetings.ask(
    'mutation ($token: String!, $startsAt: DateTimeISO!) { bookMeeting(token: $token, startsAt: $startsAt) { state } }',
    { token, startsAt: meetingTimes[0] },
  );
  await page.reload();
  await expect(headingOf(page)).toHaveText('Your meeting is booked');
  await expect(page.locator(`time[datetime="${meetingTimes[0] ?? ''}"]`)).toBeVisible();
  await expect(advice).toBeVisible();
  await expect(advice).toHaveText(/^Changing it here needs JavaScript\. .*@/);
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();
  await context.close();
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('an invalid link returns 404 and says what to do', async ({ page, meetings }) => {
    const answer = await page.goto(`${meetings.url}/meeting/${'0'.repeat(64)}`);
    expect(answer?.status()).toBe(404);
    await expect(headingOf(page)).toHaveText('This link is no longer valid');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('without a connection nothing is lost: times are requested again, and a choice stays', async ({
    page,
    meetings,
  }) => {
    await meetings.offer();
    const link = await meetings.invite();
    let broken = true;
    await page.route('**/graphql', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(link);
    await expect(page.getByText('The free times could not be loaded.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await goToFullDay(page);
    await timesOf(page).nth(2).check();
    broken = true;
    await bookButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your choice is still selected');
    await expect(timesOf(page).nth(2)).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
    broken = false;
    await bookButton(page).click();
    await expect(headingOf(page)).toHaveText('Your meeting is booked');
    broken = true;
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(page.getByRole('heading', { name: 'Cancel this meeting?' })).toBeFocused();
    const confirmation = page.getByRole('button', { name: 'Yes, cancel it' });
    await confirmation.click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(confirmation).toBeFocused();
  });

  test('after a lost response the booked meeting is fetched and shown, not booked twice', async ({
    page,
    meetings,
  }) => {
    await meetings.offer();
    await page.goto(await meetings.invite());
    await goToFullDay(page);
    await timesOf(page).nth(1).check();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('BookMeeting')) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await bookButton(page).click();
    await expect(headingOf(page)).toHaveText('Your meeting is booked');
  });
});

test('a booking in another tab is shown when the visitor returns to this one', async ({
  page,
  context,
  meetings,
}) => {
  await meetings.offer();
  const link = await meetings.invite();
  await page.goto(link);
  await expect(timesOf(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(link);
  await timesOf(other).first().check();
  await bookButton(other).click();
  await expect(headingOf(other)).toHaveText('Your meeting is booked');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(headingOf(page)).toHaveText('Your meeting is booked');
});

test('its script and style are loaded by no other page', async ({ page, meetings }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${meetings.url}/privacy`);
  await page.mouse.move(10, 10);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(loaded.filter((path) => path.includes('meeting'))).toEqual([]);
  await meetings.offer();
  const link = await meetings.invite();
  loaded.length = 0;
  await page.goto(link);
  await expect(timesOf(page).first()).toBeVisible();
  expect(loaded.filter((path) => /assets\/meeting-.*\.(js|css)$/.test(path))).toHaveLength(2);
});
