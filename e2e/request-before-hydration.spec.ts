import { delayHydration, expectHydrated, isLive } from './delay-hydration.ts';
import { expect, test } from './fixtures.ts';
import {
  clickSubmit,
  fieldOf,
  fillDemoForm,
  openForm,
  storedRequests,
  submitButton,
  toastOf,
  visitForm,
} from './request-forms.ts';

test.describe('A submission before the page is hydrated', () => {
  test('a dialog closed before the page is hydrated is sent, too', async ({ page, site }) => {
    const before = (await storedRequests(site)).length;
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await clickSubmit(dialog);
    await expect(submitButton(dialog)).toHaveText('Submitting...');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    release();
    await expect(toastOf(page)).toContainText('Request submitted successfully!');
    await expect(dialog).toBeHidden();
    expect(await storedRequests(site)).toHaveLength(before + 1);
  });

  test('a form closed while its submission waits opens again when it cannot be sent', async ({
    page,
  }) => {
    await page.clock.install();
    await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await clickSubmit(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.clock.fastForward('00:20');
    await expect(dialog.getByRole('alert')).toContainText('has not been sent yet');
    await expect(fieldOf(dialog, 'First name')).toBeFocused();
  });
});

test.describe('A page whose text a translation changes before it is hydrated', () => {
  // React renders such a page again, and reports it.
  test.use({ expectedConsole: [/Minified React error #418/] });

  test('keeps an open form, what is typed and the focus, and can send it', async ({
    page,
    site,
  }) => {
    const before = (await storedRequests(site)).length;
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    const affiliation = fieldOf(dialog, 'Affiliation');
    await affiliation.fill('Northgate');
    await page.locator('h1').evaluate((heading) => {
      heading.innerHTML = '<font>Was Sie daraus machen</font>';
    });
    release();
    await expectHydrated(page);
    await expect(page.locator('h1 font')).toHaveCount(0);
    await expect(affiliation).toBeFocused();
    await expect(affiliation).toHaveValue('Northgate');
    await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
    await isLive(page);
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toContainText('Request submitted successfully!');
    expect(await storedRequests(site)).toHaveLength(before + 1);
    await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
    await openForm(page, 'access');
  });
});
