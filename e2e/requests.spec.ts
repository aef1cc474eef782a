import { accessRequest, demoRequest } from '../gateway/testing/sample-requests.ts';
import { delayHydration } from './delay-hydration.ts';
import { expect, test } from './fixtures.ts';
import {
  clickSubmit,
  expectInvalid,
  fieldOf,
  fillAccessForm,
  fillDemoForm,
  holdSubmissions,
  isSubmission,
  openForm,
  overlayViolations,
  storedRequests,
  submitButton,
  toastOf,
  visitForm,
} from './request-forms.ts';

const refusedByServer = [/Failed to load resource: the server responded with a status of 4\d\d/];

test.describe('Trial submit success', () => {
  test('green toast with the sales address; dialog closes, form resets @journey', async ({
    page,
    site,
  }) => {
    const dialog = await visitForm(page, 'access');
    await fillAccessForm(dialog);
    await expect(submitButton(dialog)).toBeEnabled();
    await submitButton(dialog).click();

    await expect(toastOf(page)).toHaveText(
      'Request submitted successfully!Thank you for requesting to try Loon Lens non-commercially. ' +
        'For commercial inquiries, please email us at sales@loon.example',
    );
    await expect(toastOf(page)).toHaveRole('status');
    await expect(toastOf(page)).toHaveCSS('background-color', 'rgb(20, 96, 61)');
    await expect(dialog).toBeHidden();
    const [stored] = await storedRequests(site);
    expect(stored).toMatchObject({
      kind: 'ACCESS',
      email: accessRequest.email,
      projectDescription: accessRequest.projectDescription,
    });

    const again = await openForm(page, 'access');
    await expect(again.getByText('We restored what you typed.')).toBeHidden();
    const values = await again
      .locator('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toEqual({
      firstName: '',
      lastName: '',
      affiliation: '',
      email: '',
      profileUrl: '',
      projectDescription: '',
      referralSource: '',
      topic: '',
    });
    await expect(again.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test.describe('Demo submit success', () => {
  test('green toast; modal closes, form resets @journey', async ({ page, site }) => {
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();

    await expect(toastOf(page)).toHaveText(
      "Request submitted successfully!Thank you for your interest in Loon's solutions for HEOR, " +
        "HTA, and Market Access. We'll get back to you shortly to schedule a demo.",
    );
    await expect(dialog).toBeHidden();
    const [stored] = await storedRequests(site);
    expect(stored).toMatchObject({
      kind: 'DEMO',
      email: demoRequest.email,
      platformsToDemo: ['Lens', 'Waters'],
    });

    const again = await openForm(page, 'demo');
    await expect(fieldOf(again, 'First name')).toHaveValue('');
    await expect(fieldOf(again, 'Platforms to demo')).toHaveText('Select platform(s)');
  });
});

test.describe('While submitting', () => {
  test('the button is disabled, its label is Submitting..., a double click sends once', async ({
    page,
    site,
  }) => {
    const before = (await storedRequests(site)).length;
    const { sent, release } = await holdSubmissions(page);
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).dblclick();
    await expect(submitButton(dialog)).toHaveText('Submitting...');
    await expect(submitButton(dialog)).toBeDisabled();
    expect(await overlayViolations(page)).toEqual([]);
    await fieldOf(dialog, 'First name').press('Enter');
    release();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await storedRequests(site)).toHaveLength(before + 1);
  });

  test('a dialog closed in the meantime stays closed, and the toast still reports the result', async ({
    page,
  }) => {
    const { release } = await holdSubmissions(page);
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const other = await openForm(page, 'access');
    release();
    await expect(toastOf(page)).toContainText('Request submitted successfully!');
    await expect(other).toBeVisible();
  });

  test('a request sent twice by a program within one moment is one request', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isSubmission(request)) {
        sent.push(request.url());
      }
    });
    const dialog = await visitForm(page, 'access');
    await fillAccessForm(dialog);
    await dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
  });
});

test.describe('Submit failure', () => {
  test.use({ expectedConsole: refusedByServer });

  const refusal = (message: string, fields?: Record<string, string>) => ({
    status: 400,
    contentType: 'application/graphql-response+json',
    body: JSON.stringify({ errors: [{ message, extensions: { code: 'X', fields } }] }),
  });

  test('trial (any kind): destructive toast, dialog stays open, text stays', async ({ page }) => {
    await page.route('**/graphql', (route) => route.fulfill(refusal('The database is away.')));
    const dialog = await visitForm(page, 'access');
    await fillAccessForm(dialog);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toHaveText(
      'Error submitting requestPlease try again or contact us directly',
    );
    await expect(toastOf(page)).toHaveRole('alert');
    await expect(dialog).toBeVisible();
    await expect(fieldOf(dialog, 'First name')).toHaveValue(accessRequest.firstName);
    await expect(dialog.getByRole('checkbox', { name: 'non-commercial' })).toBeChecked();
    await expect(submitButton(dialog)).toHaveText('Submit request');
    await expect(submitButton(dialog)).toBeFocused();

    await page.unroute('**/graphql');
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
  });

  test("demo: description is the server's error text; modal stays open", async ({ page }) => {
    const message = 'Too many requests. Please wait a moment and try again.';
    await page.route('**/graphql', (route) => route.fulfill(refusal(message)));
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toHaveText(`Error submitting request${message}`);
    await expect(dialog).toBeVisible();
    await expect(fieldOf(dialog, 'Message')).toHaveValue(demoRequest.message);
  });

  test("the server's field messages are shown under their fields until these change", async ({
    page,
  }) => {
    const message = 'Please enter a valid professional email address.';
    await page.route('**/graphql', (route) => route.fulfill(refusal(message, { email: message })));
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    const email = fieldOf(dialog, 'Professional email');
    await expectInvalid(email, message);
    await expect(email).toBeFocused();
    await email.fill('other@northgate.example');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
  });
});

test.describe('Offline', () => {
  test.use({ expectedConsole: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test('otherwise the thrown message; nothing is lost, and it works once the connection is back @journey', async ({
    page,
    context,
  }) => {
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    await context.setOffline(true);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toHaveText('Error submitting requestFailed to fetch');
    await expect(fieldOf(dialog, 'Message')).toHaveValue(demoRequest.message);
    await context.setOffline(false);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
  });

  test('a form that cannot be loaded says so, preserves typed text, and is hydrated once it can be', async ({
    page,
  }) => {
    await page.route('**/attach-request-form-*.js', (route) => route.abort());
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Request access', exact: true });
    await opener.click();
    await expect(toastOf(page)).toContainText('The form could not be loaded');
    const dialog = page.getByRole('dialog', { name: 'Request Access to Loon Lens' });
    await expect(dialog).toBeVisible();
    await fieldOf(dialog, 'Professional email').fill('ingrid@');
    await clickSubmit(dialog);
    await expect(dialog.getByRole('alert')).toContainText('has not been sent yet');
    await page.unroute('**/attach-request-form-*.js');
    await page.keyboard.press('Escape');
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(fieldOf(dialog, 'Professional email')).toHaveValue('ingrid@');
    await expect(fieldOf(dialog, 'Professional email')).toHaveAttribute('aria-invalid', 'true');
    await clickSubmit(dialog);
    await expect(dialog.locator('.unsent')).toBeHidden();
  });

  test('without a connection from the start there is still a notification', async ({ page }) => {
    await page.route('**/attach-request-form-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Request access', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The form could not be loaded');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
  });
});

test('a click made before the page is hydrated opens the dialog @journey', async ({ page }) => {
  const release = await delayHydration(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request access', exact: true }).click();
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  release();
  await expect(page.getByRole('dialog', { name: 'Request Access to Loon Lens' })).toBeVisible();
});

test('without JavaScript the page shows the address to write to', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL ?? ''}/`);
  await expect(page.getByRole('link', { name: 'sales@loon.example' }).last()).toBeInViewport();
  await expect(page.locator('[data-opens]').first()).toBeHidden();
  await page.close();
});

test('an invalid form is not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isSubmission(request)) {
      sent.push(request.url());
    }
  });
  const dialog = await visitForm(page, 'access');
  await fillAccessForm(dialog);
  await fieldOf(dialog, 'Last name').fill('  ');
  await clickSubmit(dialog);
  await expect(toastOf(page)).toContainText('Please complete all required fields');
  await expect(fieldOf(dialog, 'Last name')).toBeFocused();
  expect(sent).toEqual([]);
});
