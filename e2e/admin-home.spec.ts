import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { axeViolations } from './axe.ts';
import { content, expect, test } from './posts-desk.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`“Home” is the first tab and shows what to do, at ${width} px @journey`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await desk.empty();
    await desk.save({ title: 'Half written' });
    const sent = await fetch(`${desk.site.url}/api/loon-demo-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoRequest),
    });
    expect(sent.status).toBe(201);
    await page.goto(`${desk.site.url}/blog-admin?success=login`);
    await expect(page.getByRole('tab', { selected: true, includeHidden: true }).first()).toHaveText(
      'Home',
    );
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const attention = card('Needs attention');
    const sender = attention.getByRole('link', {
      name: `${demoRequest.firstName} ${demoRequest.lastName}`,
    });
    await expect(sender).toBeInViewport();
    await expect(attention).toContainText(demoRequest.affiliation);
    await expect(attention).toContainText('Waiting 1 minute');
    await expect(card('Coming up')).toContainText('No meetings and no scheduled posts');
    await expect(card('Last 7 days')).toContainText('Requests1');
    await expect(card('Drafts').getByRole('link', { name: 'Half written' })).toBeVisible();

    const started = card('Getting started');
    await expect(started.getByRole('listitem')).toHaveText([
      'Replace the samples',
      'Set meeting hours',
      'Send yourself a test request',
      'Publish an article',
    ]);
    await expect(started.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(card('For your engineer')).toContainText('Identity provider');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy for your engineer' }).press('Enter');
    await expect(page.getByText('Copied for your engineer', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('OIDC_ISSUER');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);

    await desk.save({ title: 'Read by all', published: true });
    await page.reload();
    const article = started.getByRole('listitem').filter({ hasText: 'Publish an article' });
    await expect(article.getByRole('checkbox', { name: 'Publish an article' })).toBeChecked();
    await expect(article).toContainText('Done');
    await started.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(page.locator('main :focus, main:focus')).toBeVisible();
    await expect(started).toBeHidden();

    await sender.press('Enter');
    await expect(page).toHaveURL(/tab=requests&request=/);
    await expect(page.getByRole('dialog', { name: demoRequest.lastName })).toBeVisible();
  });
}

test('all unsaved drafts are in one list, on “Home” and in “Blog Posts”, and none is lost', async ({
  page,
  desk,
}) => {
  await desk.empty();
  await desk.open();
  const title = page.getByLabel('Title', { exact: true });
  const drafts = page.getByRole('region', { name: 'Unsaved drafts' });
  for (const name of ['First idea', 'Second idea']) {
    await title.fill(name);
    await expect(page.locator('.adm-draft-state').first()).toHaveText(/^Draft saved/);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(title).toHaveValue('');
    await expect(drafts.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await page.goto(`${desk.site.url}/blog-admin`);
  await expect(drafts.locator('b')).toHaveText(['Second idea', 'First idea']);
  await drafts.getByRole('button', { name: 'Discard Second idea' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(drafts.locator('b')).toHaveText(['First idea']);
  await drafts.getByRole('link', { name: 'Continue First idea' }).press('Enter');
  await expect(content(page)).toBeVisible();
  await expect(title).toHaveValue('First idea');
});
