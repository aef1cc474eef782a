import { delayHydration } from './delay-hydration.ts';
import { expect, test } from './fixtures.ts';
import {
  fillDemoForm,
  openForm,
  storedRequests,
  submitButton,
  visitForm,
} from './request-forms.ts';

const storedVisit = () => window.sessionStorage.getItem('loon-visit');

test('a request carries its form token, the wordings shown, the page and the button', async ({
  page,
  site,
}) => {
  const dialog = await visitForm(page, 'demo');
  await fillDemoForm(dialog);
  const shown = await dialog.locator('.ck label').allInnerTexts();
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  const [stored] = await storedRequests(site);
  expect(stored?.suspect).toBe(false);
  expect(stored?.marks).not.toContain('NO_FORM_TOKEN');
  expect(stored?.consents.map(({ wording }) => wording)).toEqual(shown);
  expect(stored?.source).toEqual({
    firstPage: null,
    lastPage: '/',
    article: null,
    button: 'Request a demo',
    utmSource: null,
    utmCampaign: null,
  });
  expect(await page.evaluate(storedVisit)).toBeNull();
});

test('with cookies accepted also the first page, the campaign and the article read last', async ({
  page,
  site,
}) => {
  await page.goto('/reflections/future-of-hta-submissions?utm_source=poster&utm_campaign=spring');
  await page
    .getByRole('region', { name: 'Cookie consent' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const dialog = await openForm(page, 'demo');
  await fillDemoForm(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  const [stored] = await storedRequests(site);
  expect(stored?.source).toMatchObject({
    firstPage: '/reflections/future-of-hta-submissions',
    lastPage: '/',
    article: 'future-of-hta-submissions',
    utmSource: 'poster',
    utmCampaign: 'spring',
  });
});

test('accepted on a page that is closed before it is hydrated, they are known all the same', async ({
  page,
}) => {
  const release = await delayHydration(page);
  await page.goto('/reflections/future-of-hta-submissions?utm_source=poster');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  expect(JSON.parse((await page.evaluate(storedVisit)) ?? 'null')).toEqual({
    firstPage: '/reflections/future-of-hta-submissions',
    lastArticle: '/reflections/future-of-hta-submissions',
    utmSource: 'poster',
  });
  release();
});

test('with cookies declined nothing about the visit is stored in the browser', async ({ page }) => {
  await page.goto('/?utm_source=poster');
  await page
    .getByRole('region', { name: 'Cookie consent' })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await page.goto('/reflections');
  await page.locator('html[data-hydrated]').waitFor();
  expect(await page.evaluate(storedVisit)).toBeNull();
});

test('a person with a keyboard or screen reader does not notice the honeypot field', async ({
  page,
  site,
}) => {
  const dialog = await visitForm(page, 'demo');
  expect(await dialog.ariaSnapshot()).not.toContain('Topic');
  const trap = dialog.locator('input[name="topic"]');
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(trap).not.toBeFocused();
  }

  await fillDemoForm(dialog);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'cheap traffic';
  });
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  const [suspect] = await storedRequests(site, 'SUSPECTS');
  expect(suspect?.marks).toContain('HONEYPOT_FILLED');
});
