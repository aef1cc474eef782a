import type { Page } from '@playwright/test';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, mailsTo, test, textOf } from './meeting-desk.ts';

const visitor = demoRequest.email;
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** The served page has its style sheet: without it, the text would touch the heading's ground. */
async function expectLaidOut(page: Page): Promise<void> {
  await expect(page.locator('.pref')).not.toHaveCSS('padding-top', '0px');
}

test('a person withdraws consents without JavaScript; the desk sees it and is asked before a reply; “Erase everything” erases @journey', async ({
  page,
  browser,
  meetings,
}) => {
  await meetings.offer();
  await meetings.invite();
  await expect.poll(() => mailsTo(meetings.sink, visitor).length).toBe(1);
  const linkIn = (place: number, pattern: RegExp): string => {
    const mail = mailsTo(meetings.sink, visitor).at(place);
    return pattern.exec(mail ? textOf(mail) : '')?.[0] ?? '';
  };
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await scriptless.newPage();
  await theirs.goto(linkIn(0, /http:\/\/\S+\/preferences\/[\w.-]+/));
  await expect(headingOf(theirs)).toHaveText('Your data and consents');
  await expectLaidOut(theirs);
  for (const left of [1, 0]) {
    await theirs
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .press('Enter');
    await expect(theirs.getByRole('button', { name: /^Withdraw/ })).toHaveCount(left);
  }
  // The same page with scripts, for axe.
  const hydrated = await browser.newPage();
  await hydrated.goto(theirs.url());
  expect(await axeViolationsAtBothWidths(hydrated)).toEqual([]);
  await hydrated.close();

  await page.goto(`${meetings.url}/blog-admin`);
  await page.getByRole('link', { name: /consent to processing withdrawn/ }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Amir Rahimi' })).toContainText(
    'Consent withdrawn',
  );
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Amir Rahimi' });
  await expect(detail.getByText('Withdrawn on')).toHaveCount(2);
  await detail.getByRole('button', { name: 'Reply', exact: true }).click();
  await detail.getByRole('textbox', { name: 'Message' }).fill('We have erased your request.');
  await detail.getByRole('button', { name: 'Send reply' }).click();
  const question = page.getByRole('dialog', { name: /although a consent was withdrawn/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(mailsTo(meetings.sink, visitor)).toHaveLength(1);
  await detail.getByRole('button', { name: 'Send reply' }).click();
  await question.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => mailsTo(meetings.sink, visitor).length).toBe(2);

  await theirs.getByRole('button', { name: 'Erase my data' }).click();
  await expect.poll(() => mailsTo(meetings.sink, visitor).length).toBe(3);
  await theirs.goto(linkIn(2, /http:\/\/\S+\/preferences\/erase\/[\w.-]+/));
  await expectLaidOut(theirs);
  await theirs.getByRole('button', { name: 'Erase everything' }).click();
  await expect(theirs.getByRole('main')).toContainText(/erased/);
  await expectLaidOut(theirs);
  await scriptless.close();
  await page.goto(`${meetings.url}/blog-admin?tab=requests`);
  await expect(page.getByText(/^No open requests/)).toBeVisible();
  await expect(page.getByText('Amir Rahimi')).toHaveCount(0);
});
