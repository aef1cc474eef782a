import type { Page } from '@playwright/test';
import { startSmtpSink } from '../gateway/testing/smtp-sink.ts';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { chooseOption } from './choose-option.ts';
import { expect, startSiteWithMail, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { blockMutation } from './blocked-mutation.ts';
import { operationOf } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const detailOf = (page: Page) => page.getByRole('dialog', { name: 'Amir Rahimi' });

/** Answers each query of this name with an error from now on. */
async function failQuery(page: Page, name: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === name
      ? route.fulfill({ json: { errors: [{ message: 'Not available.' }] } })
      : route.fallback(),
  );
}

async function openRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(detailOf(page).getByText('We prepare a dossier for a rare disease')).toBeVisible();
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await detailOf(page).getByRole('combobox', { name: 'Template' }).click();
  await chooseOption(page, name);
}

test.describe('Replies', () => {
  test('“Reply” opens “Subject”, “Message”, “Template”; “Send reply” sends a mail to the visitor, and the thread reports its delivery @journey', async ({
    page,
    context,
  }) => {
    const { site, sink } = await startSiteWithMail(context, {
      NOTIFY_EMAILS: 'team@loon.example',
    });
    await page.goto(`${site.url}/blog-admin?tab=requests`);
    await openRequest(page);
    const detail = detailOf(page);
    await expect(detail.getByRole('link', { name: 'Reply by email' })).toHaveCount(0);
    await detail.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
    const subject = detail.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toBeFocused();
    await expect(subject).toHaveValue('Your request for a demo of Loon');
    await expect(detail.locator('.ant-btn-primary')).toHaveText(['Send reply']);
    await chooseTemplate(page, 'Arrange a demo');
    await expect(subject).toHaveValue('Your demo of Loon {{platforms}}');
    await expect(detail.getByRole('region', { name: 'Preview' })).toContainText('Dear Amir,');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await axeViolations(page)).toEqual([]);
    await detail.getByRole('textbox', { name: 'Message' }).fill('Dear {{first}}');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(detail.getByText('“{{first}}” is not a placeholder.')).toBeVisible();
    await expect(detail.getByRole('textbox', { name: 'Message' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await detail
      .getByRole('textbox', { name: 'Message' })
      .fill('Dear {{firstName}},\nthank you & see you.');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    const thread = detail.getByRole('list', { name: 'Reply history' });
    await expect(thread).toContainText('Your demo of Loon Lens and Waters');
    await expect(thread).toContainText('Dear Amir,');
    await expect(thread).toContainText('Sent');
    await expect(detail.getByText('e-mails are not being delivered')).toHaveCount(0);
    await expect(detail.getByRole('button', { name: 'Send reply' })).toHaveCount(0);
    await expect(detail.getByRole('list', { name: 'Status history' })).toContainText('Contacted');
    const mails = sink.mails.filter(({ to }) => to.includes(demoRequest.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.raw).toContain('Subject: Your demo of Loon Lens and Waters');
    expect(mails[0]?.raw).toContain('Reply-To: team@loon.example');
    expect(mails[0]?.raw).toContain('Dear Amir,');
    expect(mails[0]?.raw).toContain('> We prepare a dossier');
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
    await site.close();
    await sink.close();
  });

  test('a reply that the mail server rejects is shown as waiting; “Stop trying” asks for confirmation, makes the request new again and returns the text for sending', async ({
    page,
    context,
  }) => {
    const { site, sink } = await startSiteWithMail(context);
    await sink.close();
    await page.goto(`${site.url}/blog-admin?tab=requests`);
    await openRequest(page);
    const detail = detailOf(page);
    await detail.getByRole('button', { name: 'Reply', exact: true }).click();
    await detail.getByRole('textbox', { name: 'Message' }).fill('Dear {{firstName}}, yes.');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(
      page.getByText('It shows “Sent” once the mail server has accepted it.'),
    ).toBeVisible();
    const thread = detail.getByRole('list', { name: 'Reply history' });
    await expect(thread).toContainText('Reply queued');
    await expect(
      detail.getByText('Your reply is queued: e-mails are not being delivered.'),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await axeViolations(page)).toEqual([]);

    const question = page.getByRole('dialog', { name: 'Stop trying to send this reply?' });
    await thread.getByRole('button', { name: 'Stop trying' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(thread).toContainText('Reply queued');
    await thread.getByRole('button', { name: 'Stop trying' }).click();
    await failQuery(page, 'InboxViewCounts');
    await question.getByRole('button', { name: 'Stop trying' }).click();
    await expect(page.getByText('Sending stopped')).toBeVisible();
    await page.unroute('**/graphql');
    await expect(page.getByText('Not available.')).toHaveCount(0);
    await expect(thread).toContainText('Not delivered');
    await expect(thread).toBeFocused();
    await expect(detail.getByRole('list', { name: 'Status history' })).toContainText('New');
    await expect(detail.getByText('Reply not delivered')).toBeVisible();
    const message = detail.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue('Dear Amir, yes.');
    expect(await axeViolations(page)).toEqual([]);
    const { port } = sink;
    const back = await startSmtpSink({ port });
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(thread.getByText('Dear Amir, yes.')).toHaveCount(2);
    await expect(thread).toContainText('Sent', { timeout: 20_000 });
    await expect(detail.getByText('Reply not delivered')).toHaveCount(0);
    expect(back.mails.filter(({ to }) => to.includes(demoRequest.email))).toHaveLength(1);
    await page.close();
    await site.close();
    await back.close();
  });

  test('a draft of a reply survives a reload, and is deleted when it is discarded', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await openRequest(page);
    const detail = detailOf(page);
    await detail.getByRole('button', { name: 'Reply', exact: true }).click();
    await detail.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
    await expect(detail.getByText(/^Draft saved/)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    await chooseTemplate(page, 'A question before we go on');
    const question = page.getByRole('dialog', { name: 'Replace your text?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    const discarded = page.waitForResponse(
      (response) => !!response.request().postData()?.includes('DiscardReplyDraft'),
    );
    await detail.getByRole('button', { name: 'Discard draft' }).click();
    const loss = page.getByRole('dialog', { name: 'Discard this draft?' });
    await expect(loss).toContainText('Your reply to Amir Rahimi');
    await loss.getByRole('button', { name: 'Cancel' }).click();
    await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    await detail.getByRole('button', { name: 'Discard draft' }).click();
    await loss.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
    await expect(detail.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
    await discarded;
    await page.reload();
    await expect(detail.getByText('We prepare a dossier for a rare disease')).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Send reply' })).toHaveCount(0);
  });

  test('text typed while a reply is sent stays in the form, as the draft of another one', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await openRequest(page);
    const detail = detailOf(page);
    await detail.getByRole('button', { name: 'Reply', exact: true }).click();
    const message = detail.getByRole('textbox', { name: 'Message' });
    await message.fill('Before.');
    const reply = await blockMutation(page, 'ReplyToRequest');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await reply.sent;
    await message.press('End');
    await message.pressSequentially(' Meanwhile.');
    reply.release();
    const thread = detail.getByRole('list', { name: 'Reply history' });
    await expect(thread.getByRole('listitem')).toContainText('Before.');
    await expect(
      page.getByText('What you typed in the meantime was not sent.').first(),
    ).toBeVisible();
    await expect(message).toHaveValue('Before. Meanwhile.');
    await expect(detail.getByText('Someone replied while you were writing.')).toHaveCount(0);
    await expect(detail.getByText(/^Draft saved/)).toBeVisible();
    // It may be said of a draft before.
    const drafts = () => desk.site.database.reader.query('SELECT message FROM reply_draft');
    await expect.poll(drafts).toEqual([{ message: 'Before. Meanwhile.' }]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(message).toHaveValue('Before. Meanwhile.');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(thread.getByRole('listitem')).toHaveCount(2);
    await expect(message).toHaveCount(0);
  });

  test.describe('two administrators who reply at the same time', () => {
    test('the second sees the first’s reply before anything is sent', async ({ page, desk }) => {
      await desk.sendDemoRequest();
      await desk.open();
      await openRequest(page);
      const detail = detailOf(page);
      await detail.getByRole('button', { name: 'Reply', exact: true }).click();
      await detail.getByRole('textbox', { name: 'Message' }).fill('Mine');
      const id = new URL(page.url()).searchParams.get('request');
      const answered = await page.request.post(`${desk.site.url}/graphql`, {
        data: {
          query: `mutation ($id: ID!) { replyToRequest(id: $id, input: {
            subject: "First", message: "Theirs", basedOnReplies: 0
          }) { id } }`,
          variables: { id },
        },
      });
      expect(await answered.json()).toEqual({ data: { replyToRequest: { id } } });
      await detail.getByRole('button', { name: 'Send reply' }).click();
      const thread = detail.getByRole('list', { name: 'Reply history' });
      await expect(thread.getByRole('listitem')).toContainText('Theirs');
      await expect(detail.getByText('Someone replied while you were writing.')).toBeVisible();
      await expect(detail.getByRole('textbox', { name: 'Message' })).toHaveValue('Mine');
      expect(await axeViolations(page)).toEqual([]);
      await detail.getByRole('button', { name: 'Send reply' }).click();
      await expect(thread.getByRole('listitem')).toHaveCount(2);
    });
  });

  test('Settings, “Reply templates”: added, rejected with an unknown placeholder, changed, deleted', async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
    const card = page.getByRole('region', { name: 'Reply templates', exact: true });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await card.getByRole('button', { name: 'Add template' }).click();
    await card.getByRole('textbox', { name: 'Name' }).fill('Short');
    await card.getByRole('textbox', { name: 'Subject' }).fill('Hello {{name}}');
    await card.getByRole('textbox', { name: 'Message' }).fill('Thank you.');
    await card.getByRole('button', { name: 'Save template' }).click();
    await expect(card.getByText('“{{name}}” is not a placeholder.')).toBeVisible();
    await page.setViewportSize(phone);
    expect(await axeViolations(page)).toEqual([]);
    await card.getByRole('textbox', { name: 'Subject' }).fill('Hello {{firstName}}');
    await failQuery(page, 'ReplyTemplates');
    await card.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText('Template saved')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add template' })).toBeFocused();
    await expect(page.getByText('Not available.')).toHaveCount(0);
    await page.unroute('**/graphql');
    await page.reload();
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await card.getByRole('button', { name: 'Edit Short' }).click();
    await card.getByRole('textbox', { name: 'Name' }).fill('Shorter');
    await card.getByRole('button', { name: 'Save template' }).click();
    await card.getByRole('button', { name: 'Delete Shorter' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this template?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(card.getByRole('listitem')).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
  });
});
