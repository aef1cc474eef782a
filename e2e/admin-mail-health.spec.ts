import { startSmtpSink } from '../gateway/testing/smtp-sink.ts';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { expect, logInByCookie, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { loadHarness } from './fixtures.ts';

test('a failing mail server raises an alarm on every tab until a mail is delivered; a test e-mail shows the reason', async ({
  page,
  context,
}) => {
  test.slow();
  const away = await startSmtpSink();
  await away.close();
  const { startTestSite } = await loadHarness();
  const site = await startTestSite({
    SMTP_URL: away.url,
    MAIL_FROM: 'Loon <site@loon.example>',
    NOTIFY_EMAILS: 'team@loon.example',
  });
  await logInByCookie(context, site);
  const alarm = page.getByRole('alert').filter({ hasText: 'E-mails are not being delivered.' });
  await page.goto(`${site.url}/blog-admin?tab=settings`);
  const notifications = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(notifications.getByText('Configured', { exact: true })).toBeVisible();
  await expect(alarm).toHaveCount(0);

  const sent = await fetch(`${site.url}/api/loon-demo-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoRequest),
  });
  expect(sent.status).toBe(201);
  // A tab that is opened before the first attempt learns of its failure only 30 seconds later.
  const attempts = () => site.database.reader.query('SELECT id FROM delivery_attempt');
  await expect.poll(attempts).toHaveLength(1);
  for (const tab of ['posts', 'requests', 'template', 'editor', 'activity', 'settings']) {
    await page.goto(`${site.url}/blog-admin?tab=${tab}`);
    await expect(alarm, tab).toContainText('The mail server refused the connection.');
    await expect(alarm, tab).toContainText('1 e-mail is queued');
  }
  await expect(notifications.getByText('Failing', { exact: true })).toBeVisible();
  await expect(notifications.getByText('Configured', { exact: true })).toHaveCount(0);

  const sendTest = notifications.getByRole('button', { name: 'Send test e-mail' });
  await sendTest.click();
  const outcome = notifications.getByRole('status');
  await expect(outcome).toContainText('The mail server refused the connection.');
  expect(await axeViolations(page)).toEqual([]);

  const sink = await startSmtpSink({ port: away.port });
  await sendTest.click();
  await expect(outcome).toContainText(
    'The mail server accepted a test e-mail to team@loon.example.',
  );
  await expect(alarm).toHaveCount(0);
  await expect(notifications.getByText('Configured', { exact: true })).toBeVisible();
  await expect.poll(() => sink.mails.length, 'what waited was sent as well').toBe(2);
  await page.reload();
  await expect(notifications.getByText('Configured', { exact: true })).toBeVisible();
  await expect(alarm).toHaveCount(0);

  const addresses = page.getByLabel('Notification addresses');
  await expect(addresses, 'what the environment overrules').toHaveValue('team@loon.example');
  await expect(addresses).not.toBeEditable();
  await expect(
    page.getByText('Set by NOTIFY_EMAILS in the environment and can only be changed there.'),
  ).toBeVisible();
  await page.goto('about:blank');
  await site.close();
  await sink.close();
});

test('a corrected webhook URL clears its error', async ({ page, desk }) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const webhooks = page.getByRole('region', { name: 'Webhooks', exact: true });
  const address = webhooks.getByLabel('Webhook URL');
  const error = webhooks.getByText('Please enter an https:// URL.');
  await address.fill('http://crm.example/hook');
  await webhooks.getByRole('button', { name: 'Add webhook' }).click();
  await expect(error).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('https://crm.example/hook');
  await expect(error).toHaveCount(0);
  await expect(address).toHaveAttribute('aria-invalid', 'false');
});

test('the launch checklist says where to find each item on the site', async ({ page, desk }) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=settings`);
  const checklist = page.getByRole('region', { name: 'Launch checklist', exact: true });
  for (const setting of ['PUBLIC_URL', 'OIDC_ISSUER', 'SMTP_URL, MAIL_FROM and NOTIFY_EMAILS']) {
    await expect(
      checklist.getByRole('paragraph').filter({ hasText: `, ${setting}` }),
    ).toBeVisible();
  }
  await checklist.getByText(/^Show all \d+$/).click();
  const sample = checklist.getByRole('listitem').filter({ hasText: 'Dr. Jana Weiss' }).last();
  await expect(sample).toContainText(', Testimonials');
  await expect(sample.getByRole('link', { name: 'Dr. Jana Weiss' })).toHaveAttribute(
    'href',
    /^\/blog-admin\?tab=content&part=testimonials&item=[a-z0-9-]+$/,
  );
  expect(await axeViolations(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await sample.getByRole('link', { name: 'View on the site' }).click();
  const site = await opened;
  await expect(site).toHaveURL(/\/#clients-section$/);
  await expect(site.locator('#clients-section').getByText('Dr. Jana Weiss')).toBeVisible();
  for (const link of await checklist.getByRole('link').all()) {
    const { hash } = new URL((await link.getAttribute('href')) ?? '', desk.site.url);
    if (hash !== '') await expect(site.locator(hash), hash).toHaveCount(1);
  }
  await sample.getByRole('link', { name: 'Dr. Jana Weiss' }).click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 2 })).toBeVisible();
  const entry = page.getByRole('group', { name: 'Dr. Jana Weiss', exact: true });
  await expect(entry.getByRole('checkbox', { name: 'Sample', exact: true })).toBeChecked();
});
