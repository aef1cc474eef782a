import { expect, logInByCookie, startSiteWithMail, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { loadHarness } from './fixtures.ts';
import { hydrate } from './hydrate.ts';
import { filler } from './posts-desk.ts';
import { startSmtpSink } from '../gateway/testing/smtp-sink.ts';
import { decodedMail } from '../gateway/testing/decoded-mail.ts';

const claim = 'Loon Lens reached 99% sensitivity on a benchmark of 3,796 articles.';

for (const width of [1440, 390]) {
  test(`an author asks for a review, the reviewer notes and approves, an owner prints the record, at ${String(width)} px @journey`, async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(240_000);
    const { startTestSite } = await loadHarness();
    const sink = await startSmtpSink();
    const site = await startTestSite({ SMTP_URL: sink.url, MAIL_FROM: 'site@loon.example' });
    try {
      const mailTo = (email: string) =>
        sink.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => decodedMail(raw));
      const stored = await fetch(`${site.url}/api/blog/admin/posts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: await site.logIn() },
        body: JSON.stringify({ title: 'On sensitivity', content: `${claim} ${filler}` }),
      });
      const { id } = (await stored.json()) as { id: string };

      await page.setViewportSize({ width, height: 900 });
      await logInByCookie(context, site, { email: 'mia@loon.example', roles: ['AUTHOR'] });
      await page.goto(`${site.url}/blog-admin?tab=posts&post=${id}`);
      const region = page.getByRole('region', { name: 'Review' });
      const ask = region.getByRole('button', { name: 'Ask for review' });
      await ask.press('Enter');
      const asking = page.getByRole('dialog', { name: 'Ask for review' });
      await expect(asking.getByLabel('Reviewer’s name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(asking).toBeHidden();
      await expect(ask).toBeFocused();
      await ask.press('Enter');
      await asking.getByRole('button', { name: 'Send request' }).click();
      await expect(asking.getByText('Enter the reviewer’s name.')).toBeVisible();
      await asking.getByLabel('Reviewer’s name').fill('Rosa Diaz');
      await asking.getByLabel('Reviewer’s e-mail address').fill('rosa@medical.example');
      await asking.getByLabel('Message (optional)').fill('Please check the sensitivity.');
      // What was typed is not lost with a key.
      await page.keyboard.press('Escape');
      expect(await axeViolations(page)).toEqual([]);
      await asking.getByRole('button', { name: 'Send request' }).click();
      await expect(region.getByText('Awaiting a decision')).toBeVisible();
      await expect(ask).toBeFocused();

      await expect.poll(() => mailTo('rosa@medical.example').length).toBe(1);
      const link = /\/review\/[0-9a-f]{64}/.exec(mailTo('rosa@medical.example')[0] ?? '')?.[0];
      const phone = await browser.newContext({ viewport: { width, height: 844 } });
      const reviewer = await phone.newPage();
      await reviewer.goto(`${site.url}${link ?? ''}`);
      await expect(reviewer.getByRole('heading', { name: 'Medical review' })).toBeVisible();
      await expect(reviewer.getByText('Please check the sensitivity.')).toBeVisible();
      await expect(reviewer.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
      await expect(reviewer.getByRole('heading', { name: 'Figures and claims' })).toBeVisible();
      expect(await axeViolations(reviewer)).toEqual([]);

      const text = reviewer.getByRole('article', { name: 'The text' });
      await hydrate(reviewer);
      await reviewer.getByLabel('Passage').fill('Not this');
      await reviewer.getByLabel('Passage').fill('');
      await text.evaluate((article) => {
        const node = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
        for (let next = node.nextNode(); next; next = node.nextNode()) {
          const at = next.textContent?.indexOf('3,796 articles') ?? -1;
          if (at === -1) continue;
          const range = document.createRange();
          range.setStart(next, at);
          range.setEnd(next, at + '3,796 articles'.length);
          document.getSelection()?.removeAllRanges();
          document.getSelection()?.addRange(range);
          return;
        }
      });
      await expect(reviewer.getByLabel('Passage')).toHaveValue('3,796 articles');
      await reviewer.getByRole('button', { name: 'Add note' }).click();
      await expect(reviewer.getByText('Write a note.')).toBeVisible();
      await reviewer.getByLabel('Note', { exact: true }).fill('Say that they were abstracts.');
      await reviewer.getByLabel('Suggested wording (optional)').fill('3,796 abstracts');
      await reviewer.getByRole('button', { name: 'Add note' }).click();
      await expect(reviewer.getByText('Say that they were abstracts.')).toBeVisible();
      await expect(reviewer.getByRole('heading', { name: 'Your notes' })).toBeFocused();

      await reviewer.getByRole('radio', { name: 'Ask for changes' }).check();
      await reviewer.getByRole('button', { name: 'Send me a code' }).click();
      await expect(reviewer.getByText('Say what should change')).toBeVisible();
      await reviewer.getByLabel('What should change').fill('Please use the word abstracts.');
      await reviewer.getByLabel('Note', { exact: true }).fill('Half a note');
      await reviewer.reload();
      await expect(reviewer.getByLabel('Note', { exact: true })).toHaveValue('Half a note');
      await reviewer.getByRole('radio', { name: 'Ask for changes' }).check();
      await expect(reviewer.getByLabel('What should change')).toHaveValue(
        'Please use the word abstracts.',
      );
      await reviewer.getByRole('button', { name: 'Send me a code' }).click();
      const codeField = reviewer.getByLabel('Code from the e-mail');
      await expect(codeField).toBeFocused();
      const codes = () =>
        mailTo('rosa@medical.example').flatMap((mail) => /^(\d{6})$/m.exec(mail)?.[1] ?? []);
      await expect.poll(() => codes().length).toBe(1);
      await codeField.fill(codes()[0] === '123456' ? '654321' : '123456');
      await reviewer.getByRole('button', { name: 'Ask for changes', exact: true }).click();
      await expect(reviewer.getByText('This code is wrong or no longer valid.')).toBeVisible();
      await codeField.fill(codes()[0] ?? '');
      await reviewer.getByRole('button', { name: 'Ask for changes', exact: true }).click();
      await expect(reviewer.getByText('You asked for changes.')).toBeVisible();

      await page.reload();
      await expect(region.getByText('Changes asked for')).toBeVisible();
      await expect(region.getByText('Please use the word abstracts.')).toBeVisible();
      await region.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Suggestion applied').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('3,796 abstracts');

      await reviewer.reload();
      await expect(text).toContainText('3,796 abstracts');
      await reviewer.getByRole('button', { name: 'Send me a code' }).click();
      await expect.poll(() => codes().length).toBe(2);
      await codeField.fill(codes().at(-1) ?? '');
      await reviewer.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(reviewer.getByText('You approved this text.')).toBeVisible();

      await logInByCookie(context, site);
      await page.goto(`${site.url}/blog-admin/approvals/${id}`);
      await expect(page.getByText(/Approved as medical reviewer by Rosa Diaz/)).toBeVisible();
      await expect(
        page.getByText(/Changes asked for as medical reviewer.*Please use the/),
      ).toBeVisible();
      await expect(page).toHaveTitle('Approval record: On sensitivity | Loon');
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      await fetch(`${site.url}/api/blog/admin/posts/${id}`, {
        method: 'DELETE',
        headers: { cookie: await site.logIn() },
      });
      await reviewer.getByLabel('Passage').fill('3,796 abstracts');
      await reviewer.getByRole('button', { name: 'Add note' }).click();
      const ending = reviewer.getByRole('heading', { name: 'This review has ended' });
      await expect(ending).toBeFocused();
      await expect(ending).toBeInViewport();
      await expect(reviewer.getByLabel('Note', { exact: true })).toHaveValue('Half a note');
      await expect(reviewer.getByLabel('Note', { exact: true })).not.toBeEditable();
      expect(await axeViolations(reviewer)).toEqual([]);
      await phone.close();
    } finally {
      await page.close();
      await site.close();
      await sink.close();
    }
  });
}

test('a suggestion for pending changes is applied to them', async ({ page, context }) => {
  const { site, sink } = await startSiteWithMail(context);
  try {
    const cookie = await site.logIn();
    const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return response.json() as Promise<unknown>;
    };
    const { id } = (await send(
      '/api/blog/admin/posts',
      { title: 'Living reviews', content: filler, published: true },
      { cookie },
    )) as { id: string };
    await send(
      '/graphql',
      {
        query: `mutation ($id: ID!) {
          keepPostChanges(id: $id, input: { version: 1, title: "Living evidence" }) { id }
          requestReview(postId: $id, input: { name: "Rosa", email: "rosa@medical.example", capacity: MEDICAL }) { id } }`,
        variables: { id },
      },
      { cookie },
    );
    const mail = () => sink.mails.find(({ to }) => to.includes('rosa@medical.example'))?.raw ?? '';
    await expect.poll(mail).not.toBe('');
    const [, token] = /\/review\/([0-9a-f]{64})/.exec(decodedMail(mail())) ?? [];
    const input = { passage: 'evidence', note: 'Say what.', suggestion: 'evidence synthesis' };
    await send('/graphql', {
      query: `mutation ($token: String!, $input: ReviewNoteInput!) {
        addReviewNote(token: $token, input: $input) { id } }`,
      variables: { token, input },
    });

    await page.goto(`${site.url}/blog-admin?tab=posts&post=${id}`);
    await page
      .getByRole('region', { name: 'Review' })
      .getByRole('button', { name: 'Apply' })
      .click();
    await expect(page.getByText('Suggestion applied').first()).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(
      'Living evidence synthesis',
    );
    await expect(page.getByText('You are editing pending changes')).toBeVisible();
  } finally {
    await page.close();
    await site.close();
    await sink.close();
  }
});

test('a publication without the required approval says what is missing', async ({ page, desk }) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=settings&card=review`);
  const card = page.getByRole('region', { name: 'Review', exact: true });
  await card.getByRole('radio', { name: 'All posts' }).check();
  await card.getByRole('checkbox', { name: 'Legal' }).check();
  await card.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Rules saved').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`${desk.site.url}/blog-admin?tab=posts`);
  const form = page.getByRole('region', { name: 'New post' });
  await form.getByLabel('Title', { exact: true }).fill('Without a lawyer');
  await form.getByRole('textbox', { name: 'Content' }).fill(filler);
  await form.getByRole('radio', { name: 'Publish now' }).check();
  await form.getByRole('button', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not published yet' });
  await expect(dialog.getByText('The legal approval of this text is missing.')).toBeVisible();
  await dialog.getByLabel('Reason for publishing anyway').fill('Legal agreed by phone today.');
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('row', { name: /Without a lawyer/ })).toContainText('Published');
});

test.describe('a link that leads to no review', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('is an unknown page, also after hydration', async ({ page, desk }) => {
    await page.goto(`${desk.site.url}/review/abc`);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
