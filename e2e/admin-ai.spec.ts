import {
  article,
  beginStream,
  chunk,
  refuses,
  streams,
  type OpenAiServer,
} from '../gateway/ai/testing/openai-server.ts';
import { logInByCookie } from './admin-fixtures.ts';
import { chatOf, test } from './ai-desk.ts';
import { axeViolations } from './axe.ts';
import { expect, test as base } from './fixtures.ts';

const whole = JSON.stringify(article);

/** Writes the start of the article and then pauses. */
const pausing: Parameters<OpenAiServer['behave']>[0] = (response) => {
  beginStream(response);
  response.write(chunk({ content: whole.slice(0, 400) }));
};

test('the draft is streamed, saved, announced, listed, and opened for editing @journey', async ({
  page,
  desk,
}) => {
  const { idea, send, conversation } = chatOf(page);
  await idea.fill('  \n ');
  await send.click();
  await expect(conversation.getByRole('listitem')).toHaveCount(0);
  expect(desk.server.calls).toHaveLength(0);
  expect(await axeViolations(page)).toEqual([]);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  desk.server.behave(streams(whole, { held }));
  await idea.fill('Living reviews for joint clinical assessments');
  await idea.press('Enter');
  await expect(idea).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(conversation.locator('.ant-spin')).toBeVisible();
  await expect(conversation.getByText('Evidence moves while a dossier is written.')).toBeVisible();
  goOn();

  const toast = page.getByRole('status').filter({ hasText: 'Blog Created Successfully!' });
  await expect(toast).toBeVisible();
  await expect(conversation.getByRole('listitem')).toHaveText([
    /Living reviews for joint clinical assessments/,
    /“Living reviews for JCA timelines” is saved as an unpublished draft\./,
  ]);
  await expect(idea).toBeEnabled();
  await expect(idea).toHaveValue('');
  await expect(idea).toBeFocused();
  await expect(
    page.getByRole('button', { name: 'Publish Living reviews for JCA timelines' }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await conversation.getByRole('button', { name: 'Edit the draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Living reviews for JCA timelines',
  );
  await expect(page.getByRole('button', { name: 'Update Post' })).toBeVisible();

  await page.getByRole('button', { name: 'Hide AI Generator' }).click();
  await expect(idea).toBeHidden();
});

test('Stop ends the call at the AI server; the idea is back in the input', async ({
  page,
  desk,
}) => {
  const { idea, send, stop, conversation } = chatOf(page);
  desk.server.calls.length = 0;
  desk.server.behave(pausing);
  await idea.fill('Payer simulations');
  await send.click();
  await expect(conversation.getByText(article.title)).toBeVisible();
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(conversation).toContainText('Stopped. Nothing was saved.');
  await expect(idea).toHaveValue('Payer simulations');
  await expect(idea).toBeFocused();
  await expect.poll(() => desk.server.calls[0]?.hungUp).toBe(true);
});

test('failure: an apology and a toast; the idea stays in the input', async ({ page, desk }) => {
  const { idea, send, conversation } = chatOf(page);
  desk.server.behave(refuses(500));
  await idea.fill('Payer simulations');
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Generation Failed' })).toContainText(
    'The AI server failed (status 500).',
  );
  await expect(conversation.getByRole('listitem').last()).toHaveText(
    /sorry.*The AI server failed \(status 500\)\. Please try again or use the manual form below\.$/,
  );
  await expect(idea).toHaveValue('Payer simulations');
  await expect(idea).toBeEnabled();
});

test('stored XSS through AI output is inert in the chat and in the article', async ({
  page,
  desk,
}) => {
  const { idea, send, conversation } = chatOf(page);
  const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const content = `${attack}\n\n[x](javascript:window.hit=1)\n\n${article.content}`;
  desk.server.behave(streams(JSON.stringify({ ...article, title: `Attack ${attack}`, content })));
  await idea.fill('An attack');
  await send.click();
  const link = conversation.getByRole('link', { name: 'Open the draft in a new tab' }).last();
  await page.goto(`${desk.site.url}${(await link.getAttribute('href')) ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Attack <img');
  await expect(page.locator('[onerror], a[href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('at 390 px the chat fits the screen', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  desk.server.behave(refuses(429));
  const { idea, send, conversation } = chatOf(page);
  await idea.fill('A'.repeat(300));
  await send.click();
  await expect(conversation).toContainText('busy or its quota is used up');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

base('not configured: says how to configure it', async ({ page, context, site }) => {
  await logInByCookie(context, site);
  await page.goto('/blog-admin?tab=posts');
  await page.getByRole('button', { name: 'Show AI Generator' }).click();
  await expect(page.getByText(/not configured.*OPENAI_API_KEY.*OPENAI_BASE_URL/)).toBeVisible();
  const { idea, send, conversation } = chatOf(page);
  await idea.fill('Living reviews');
  await send.click();
  await expect(conversation).toContainText('Please try again or use the manual form below.');
});
