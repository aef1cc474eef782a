import type { BrowserContext } from '@playwright/test';
import { accessRequest, demoRequest } from '../gateway/testing/sample-requests.ts';
import type { TestSite } from '../gateway/testing/harness.ts';
import { startSmtpSink, type SmtpSink } from '../gateway/testing/smtp-sink.ts';
import { expect, loadHarness, test as base } from './fixtures.ts';

/** REST parameters besides the fields of a form. */
type Origin = Partial<
  Record<'firstPage' | 'lastPage' | 'button' | 'utmSource' | 'formToken' | 'topic', string>
>;

/** A site with an empty database, for one test only, and an administrator at its request desk. */
interface RequestDesk {
  site: TestSite;
  /** Opens the "Requests" tab with further parameters and waits until it is shown. */
  open: (parameters?: string) => Promise<void>;
  /** Sends a trial form, with these fields instead of the sample's. */
  sendAccessRequest: (fields?: Partial<typeof accessRequest> & Origin) => Promise<void>;
  /** Sends a demo form, with these fields instead of the sample's. */
  sendDemoRequest: (fields?: Partial<typeof demoRequest> & Origin) => Promise<void>;
}

/** Gives a browser the session of a finished login, by default the local administrator's. */
export async function logInByCookie(
  context: BrowserContext,
  site: TestSite,
  person?: Parameters<TestSite['logIn']>[0],
): Promise<void> {
  const [name = '', value = ''] = (await site.logIn(person)).split('=');
  await context.addCookies([{ name, value, url: site.url }]);
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

/** A site with its own mail server and one demo request, which an administrator is logged in to. */
export async function startSiteWithMail(
  context: BrowserContext,
  variables: Record<string, string> = {},
): Promise<{ site: TestSite; sink: SmtpSink }> {
  const sink = await startSmtpSink();
  const { startTestSite } = await loadHarness();
  const site = await startTestSite({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Loon <site@loon.example>',
    ...variables,
  });
  await logInByCookie(context, site);
  await post(`${site.url}/api/loon-demo-request`, demoRequest);
  return { site, sink };
}

export const test = base.extend<{ desk: RequestDesk }>({
  desk: async ({ page, context, ownSite: site }, use) => {
    await logInByCookie(context, site);
    await use({
      site,
      open: async (parameters = '') => {
        await page.goto(`${site.url}/blog-admin?tab=requests${parameters}`);
        await expect(page.getByRole('tabpanel', { name: 'Requests' })).toBeVisible();
      },
      sendAccessRequest: (fields) =>
        post(`${site.url}/api/loon-lens-request`, { ...accessRequest, ...fields }),
      sendDemoRequest: (fields) =>
        post(`${site.url}/api/loon-demo-request`, { ...demoRequest, ...fields }),
    });
  },
});

export { expect };
