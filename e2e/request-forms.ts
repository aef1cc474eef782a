import type { Locator, Page, Request } from '@playwright/test';
import type { TestSite } from '../gateway/testing/harness.ts';
import { accessRequest, demoRequest } from '../gateway/testing/sample-requests.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';

/** Sample values of each text field of a form, by label. */
function texts(request: typeof accessRequest | typeof demoRequest): [string, string][] {
  const long: [string, string] =
    'message' in request
      ? ['Message', request.message]
      : ['Research project description', request.projectDescription];
  return [
    ['First name', request.firstName],
    ['Last name', request.lastName],
    ['Affiliation', request.affiliation],
    ['Professional email', request.email],
    ['Professional or research profile URL', request.profileUrl],
    long,
    ['How did you hear about us?', request.referralSource],
  ];
}

/** Opens a dialog by a button of the home page. */
export async function openForm(page: Page, kind: 'access' | 'demo'): Promise<Locator> {
  const name = kind === 'access' ? 'Request access' : 'Request a demo';
  await page.locator('main').getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', {
    name: kind === 'access' ? 'Request Access to Loon Lens' : 'Request a Demo',
    exact: true,
  });
  // Input before the dialog has the focus would go to the page behind it.
  await expect(dialog.getByLabel('First name', { exact: true })).toBeFocused();
  return dialog;
}

/** Goes to the home page and opens a dialog there. */
export async function visitForm(page: Page, kind: 'access' | 'demo'): Promise<Locator> {
  await page.goto('/');
  return openForm(page, kind);
}

/** Chooses platforms in their list, and closes it. */
export async function choosePlatforms(dialog: Locator, names: RegExp[]): Promise<void> {
  await dialog.getByLabel('Platforms to demo').first().click();
  for (const name of names) {
    await dialog.getByRole('checkbox', { name }).click();
  }
  await dialog.page().keyboard.press('Escape');
}

async function fillTexts(
  dialog: Locator,
  request: typeof accessRequest | typeof demoRequest,
): Promise<void> {
  for (const [label, text] of texts(request)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
}

async function agree(dialog: Locator, texts: string[]): Promise<void> {
  for (const text of texts) {
    await dialog.getByRole('checkbox', { name: text }).check();
  }
}

/** Fills in the whole trial form. */
export async function fillAccessForm(dialog: Locator): Promise<void> {
  await fillTexts(dialog, accessRequest);
  await dialog.getByRole('radio', { name: accessRequest.numberOfStudies, exact: true }).check();
  await agree(dialog, [
    'non-commercial',
    'project updates and communications',
    'data storage and processing',
  ]);
}

/** Fills in the whole demo form. */
export async function fillDemoForm(dialog: Locator): Promise<void> {
  await fillTexts(dialog, demoRequest);
  await choosePlatforms(dialog, [/^Lens/, /^Waters/]);
  await agree(dialog, ['project updates and communications', 'data storage and processing']);
}

/** Whether a request of the browser sends a form, not only its token. */
export function isSubmission(request: Request): boolean {
  return request.url().endsWith('/graphql') && /submit\w+Request/.test(request.postData() ?? '');
}

/** Holds the submissions of a page back until `release` is called; `sent` has their bodies. */
export async function holdSubmissions(page: Page) {
  const sent: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isSubmission(route.request())) {
      sent.push(route.request().postData() ?? '');
      await released;
    }
    await route.continue();
  });
  return { sent, release };
}

/** The submit button, whatever its label. */
export function submitButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^Submit/ });
}

/** Clicks the position of the submit button, whatever it looks like. */
export async function clickSubmit(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await submitButton(dialog).boundingBox();
  if (box === null) {
    throw new Error('The submit button is not on the page.');
  }
  await dialog.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The visible notification. */
export function toastOf(page: Page): Locator {
  const region = page.getByRole('region', { name: /^Notifications/ });
  return region.getByRole('status').or(region.getByRole('alert'));
}

/** A field whose label is exactly this. */
export function fieldOf(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(label, { exact: true }).first();
}

/** Expects a field to be marked invalid and to be described by this message. */
export async function expectInvalid(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** A stored request of either kind as the administrator sees it. */
export interface StoredRequest {
  kind: string;
  email: string;
  firstName: string;
  projectDescription?: string;
  platformsToDemo?: string[];
  marks: string[];
  suspect: boolean;
  source: Record<string, string | null>;
  consents: { name: string; wording: string }[];
}

/** All stored requests, newest first. */
export async function storedRequests(
  site: TestSite,
  view: 'INBOX' | 'SUSPECTS' = 'INBOX',
): Promise<StoredRequest[]> {
  const query = `{ visitorRequests(first: 100, filter: { view: ${view} }) { edges { node {
    kind email firstName marks suspect
    source { firstPage lastPage article button utmSource utmCampaign }
    consents { name wording }
    ... on AccessRequest { projectDescription }
    ... on DemoRequest { platformsToDemo }
  } } } }`;
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.logIn() },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { visitorRequests: { edges: { node: StoredRequest }[] } };
  };
  return data.visitorRequests.edges.map(({ node }) => node);
}

/** The axe violations of dialog, notifications and tooltip in their current state. */
export function overlayViolations(page: Page): Promise<string[]> {
  return axeViolations(page, '[role="dialog"], #notifications, .tip');
}
