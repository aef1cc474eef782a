import type { Page } from '@playwright/test';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { chooseOption } from './choose-option.ts';
import { axeViolations } from './axe.ts';
import {
  expect,
  goToFullDay,
  invitationIn,
  mailsTo,
  test,
  textOf,
  type MeetingSite,
} from './meeting-desk.ts';

const team = 'team@loon.example';
const visitor = demoRequest.email;
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const detailOf = (page: Page) => page.getByRole('dialog', { name: 'Amir Rahimi' });

/** Waits for a number of mails with a calendar to an address, and parses the last one. */
async function invitationTo({ sink }: MeetingSite, address: string, count: number) {
  const invitations = () =>
    mailsTo(sink, address).filter(({ raw }) => /content-type: text\/calendar/i.test(raw));
  await expect.poll(() => invitations().length).toBe(count);
  const last = invitations().at(-1);
  return last && invitationIn(last);
}

/** Chooses a free time by its position in the list of its day, and returns it as ISO 8601. */
async function chooseTime(page: Page, place: number): Promise<string> {
  const time = page
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
    .nth(place);
  await time.check();
  return time.inputValue();
}

test('the whole path: request, reply with the link, booked, rescheduled, cancelled, with e-mails to both sides @journey', async ({
  page,
  browser,
  meetings,
}) => {
  await meetings.offer();
  await meetings.request();
  await page.goto(`${meetings.url}/blog-admin?tab=requests`);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const detail = detailOf(page);
  await detail.getByRole('button', { name: 'Reply', exact: true }).click();
  await detail.getByRole('textbox', { name: 'Message' }).fill('Dear {{firstName}}, shall we talk?');
  await detail.getByRole('button', { name: 'Insert meeting link' }).click();
  await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Dear {{firstName}}, shall we talk?\n\n{{meetingLink}}',
  );
  await detail.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => mailsTo(meetings.sink, visitor).length).toBe(1);
  const [mail] = mailsTo(meetings.sink, visitor);
  const [link = ''] = /http:\/\/\S+\/meeting\/[0-9a-f]{64}/.exec(mail ? textOf(mail) : '') ?? [];

  const abroad = await browser.newContext({ timezoneId: 'Asia/Kathmandu', locale: 'de-DE' });
  const theirs = await abroad.newPage();
  await theirs.goto(link);
  await goToFullDay(theirs);
  const first = await chooseTime(theirs, 1);
  await theirs.getByRole('button', { name: 'Book this time' }).click();
  await expect(headingOf(theirs)).toHaveText('Your meeting is booked');
  await expect(headingOf(theirs)).toBeFocused();
  // Kathmandu is four and three quarter hours ahead of Berlin in winter, and three and three
  // quarter in summer.
  await expect(theirs.getByRole('main')).toContainText(/1[23]:45\W/);
  await expect(theirs.getByRole('main')).toContainText(/09:00\W/);
  const booked = await invitationTo(meetings, visitor, 1);
  expect(booked).toMatchObject({ method: 'REQUEST', startsAt: first, sequence: 0 });
  expect(await invitationTo(meetings, team, 1)).toMatchObject({
    uid: booked?.uid,
    startsAt: first,
    sequence: 0,
  });

  await theirs.getByRole('button', { name: 'Reschedule' }).click();
  await goToFullDay(theirs);
  const second = await chooseTime(theirs, 3);
  expect(second).not.toBe(first);
  await theirs.getByRole('button', { name: 'Book this time' }).click();
  await expect(headingOf(theirs)).toHaveText('Your meeting is booked');
  await expect(theirs.locator(`time[datetime="${second}"]`)).toHaveCount(2);
  for (const address of [visitor, team]) {
    const moved = await invitationTo(meetings, address, 2);
    expect(moved).toMatchObject({ method: 'REQUEST', uid: booked?.uid, startsAt: second });
    expect(moved?.sequence).toBeGreaterThan(0);
  }

  const panel = page.getByRole('region', { name: 'Meetings', exact: true });
  await page.goto(`${meetings.url}/blog-admin?tab=requests&view=meetings`);
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).not.toContainText('Cancelled');
  expect(await axeViolations(page)).toEqual([]);

  await theirs.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(theirs.getByRole('heading', { name: 'Cancel this meeting?' })).toBeFocused();
  await theirs.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(headingOf(theirs)).toHaveText('Your meeting is cancelled');
  for (const address of [visitor, team]) {
    const cancelled = await invitationTo(meetings, address, 3);
    expect(cancelled).toMatchObject({ method: 'CANCEL', uid: booked?.uid, status: 'CANCELLED' });
    expect(cancelled?.sequence).toBeGreaterThan(1);
  }
  await abroad.close();

  await page.reload();
  await expect(panel.getByRole('listitem')).toContainText('Cancelled');
  await panel.getByRole('button', { name: 'Amir Rahimi' }).press('Enter');
  await expect(detail.getByRole('region', { name: 'Meeting', exact: true })).toContainText(
    'Cancelled',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Amir Rahimi' })).toBeFocused();
  await panel.getByRole('button', { name: 'Show past meetings' }).click();
  await expect(panel.getByText('No meetings in the past year.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
});

test('of two people who take the same time, one gets it and the other gets a message', async ({
  page,
  meetings,
}) => {
  await meetings.offer();
  const mine = await meetings.invite();
  const theirs = await meetings.invite({ email: 'other@clinic.example', lastName: 'Other' });
  await page.goto(mine);
  await goToFullDay(page);
  const wanted = await chooseTime(page, 2);
  await meetings.ask(
    'mutation ($token: String!, $startsAt: DateTimeISO!) { bookMeeting(token: $token, startsAt: $startsAt) { state } }',
    { token: theirs.split('/').at(-1), startsAt: wanted },
  );
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Someone else has just booked this time. Please choose another one.',
  );
  // The day stays selected, and its other times are fresh.
  await expect(page.locator(`input[value="${wanted}"]`)).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Time on/ }).getByRole('radio')).toHaveCount(9);
  expect(await axeViolations(page)).toEqual([]);
  const other = await chooseTime(page, 2);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(headingOf(page)).toHaveText('Your meeting is booked');
  await expect(page.locator(`time[datetime="${other}"]`)).toHaveCount(2);
});

test('Settings, “Meetings”: hours are added, rejected with their message, shown as the next free times, and saved', async ({
  page,
  meetings,
}) => {
  await page.goto(`${meetings.url}/blog-admin?tab=settings`);
  const card = page.getByRole('region', { name: 'Meetings', exact: true });
  await expect(card.getByText('No free times with these settings.')).toBeVisible();
  await card.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click();
  const rows = card.getByRole('group', { name: /^Hours \d/ });
  await expect(rows).toHaveCount(5);
  await expect(card.getByText(/^9:00, 9:45, 10:30/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Remove hours 5' }).click();
  await expect(card.getByRole('button', { name: 'Add hours' })).toBeFocused();
  await rows.nth(3).getByRole('textbox', { name: 'To' }).fill('8');
  await card.getByRole('button', { name: 'Save meetings' }).click();
  await expect(rows.nth(3)).toContainText('The end must be after the start.');
  await expect(rows.nth(3).getByRole('textbox', { name: 'From' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  await rows.nth(3).getByRole('textbox', { name: 'To' }).fill('1630');
  const daysOff = card.getByRole('group', { name: 'Days off' });
  const dayOff = daysOff.getByLabel('Add a day off');
  await dayOff.fill('2026-12-25');
  await dayOff.press('Enter');
  await dayOff.fill('2026-12-24');
  await daysOff.getByRole('button', { name: 'Add day' }).click();
  await expect(daysOff.getByRole('listitem')).toContainText(['December 24', 'December 25']);
  await daysOff.getByRole('button', { name: 'Remove December 25, 2026' }).click();
  await expect(dayOff).toBeFocused();
  // A day that was not added yet is saved as well.
  await dayOff.fill('2027-01-01');
  await card.getByRole('combobox', { name: 'Time zone' }).fill('kathm');
  await chooseOption(page, /Kathmandu|Katmandu/);
  await card.getByRole('button', { name: 'Save meetings' }).click();
  await expect(page.getByText('Meetings saved')).toBeVisible();
  const { meetingSettings } = await meetings.ask<{ meetingSettings: object }>(
    '{ meetingSettings { timeZone hours { weekday from to } daysOff } }',
  );
  expect(meetingSettings).toEqual({
    daysOff: ['2026-12-24', '2027-01-01'],
    timeZone: expect.stringMatching(/^Asia\/Kath?mandu$/) as unknown,
    hours: [1, 2, 3, 4].map((weekday) => ({
      weekday,
      from: '09:00',
      to: weekday === 4 ? '16:30' : '17:00',
    })),
  });
});

test('without weekly hours a reply says where to set them, and offers no link', async ({
  page,
  meetings,
}) => {
  await meetings.request();
  await page.goto(`${meetings.url}/blog-admin?tab=requests`);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const detail = detailOf(page);
  await detail.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(detail.getByText('first set the weekly hours in')).toBeVisible();
  await detail.getByRole('textbox', { name: 'Message' }).fill('Here: {{meetingLink}}');
  await detail.getByRole('button', { name: 'Send reply' }).click();
  await expect(detail.getByText('{{meetingLink}} does not work yet')).toBeVisible();
  await detail.getByRole('link', { name: 'Settings, “Meetings”' }).click();
  const card = page.getByRole('region', { name: 'Meetings', exact: true });
  await expect(card.getByRole('heading', { name: 'Meetings', exact: true })).toBeInViewport();
  const links = page.getByRole('navigation', { name: 'Settings' });
  await expect(links.getByRole('link', { name: 'Meetings' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.goBack();
  await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Here: {{meetingLink}}',
  );
});
