import { accessRequest } from '../gateway/testing/sample-requests.ts';
import { expect, test } from './fixtures.ts';
import {
  fieldOf,
  fillDemoForm,
  holdSubmissions,
  openForm,
  submitButton,
  toastOf,
  visitForm,
  overlayViolations,
} from './request-forms.ts';

const kinds = [
  { kind: 'access', name: 'Request Access to Loon Lens' },
  { kind: 'demo', name: 'Request a Demo' },
] as const;

for (const { kind, name } of kinds) {
  test.describe(name, () => {
    test('opens with focus on its first field, over a page that does not scroll, and closes in three ways', async ({
      page,
    }) => {
      let dialog = await visitForm(page, kind);

      await test.step('opens with focus on its first field; the page behind does not scroll', async () => {
        await expect(fieldOf(dialog, 'First name')).toBeFocused();
        const before = await page.evaluate(() => window.scrollY);
        await page.mouse.move(20, 300);
        await page.mouse.wheel(0, 800);
        await page.waitForTimeout(200);
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        expect(await overlayViolations(page)).toEqual([]);
      });
      await test.step('its links go to /privacy and /terms in a new tab', async () => {
        for (const [name, path] of [
          ['Privacy Policy', '/privacy'],
          ['Terms of Use', '/terms'],
        ] as const) {
          const link = dialog.getByRole('link', { name });
          await expect(link).toHaveAttribute('href', path);
          await expect(link).toHaveAttribute('target', '_blank');
        }
      });
      const ways = {
        Close: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        Escape: () => page.keyboard.press('Escape'),
        // The dialog handles events from a moment after it has opened; a slow machine can be
        // faster than that.
        outside: () =>
          expect(async () => {
            await page.mouse.click(10, 400);
            await expect(dialog).toBeHidden({ timeout: 1_000 });
          }).toPass(),
      };
      for (const [way, close] of Object.entries(ways)) {
        await test.step(`closes by ${way}; focus returns to the button that opened it`, async () => {
          await close();
          await expect(dialog).toBeHidden();
          const opener = kind === 'access' ? 'Request access' : 'Request a demo';
          await expect(
            page.locator('main').getByRole('button', { name: opener, exact: true }).first(),
          ).toBeFocused();
          dialog = await openForm(page, kind);
        });
      }
    });

    test('on a small screen it is full screen, from 320 px and at 200 % zoom', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const dialog = await visitForm(page, kind);
      await expect
        .poll(() => dialog.boundingBox())
        .toEqual({ x: 0, y: 0, width: 320, height: 640 });
      await submitButton(dialog).scrollIntoViewIfNeeded();
      expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(320);
      expect(await overlayViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 360 });
      await submitButton(dialog).scrollIntoViewIfNeeded();
      await expect(submitButton(dialog)).toBeInViewport();
    });
  });
}

test.describe('Typed text', () => {
  test('survives an accidental close, consents included', async ({ page }) => {
    const dialog = await visitForm(page, 'access');
    await expect(dialog.getByText('We restored what you typed.')).toBeHidden();
    await fieldOf(dialog, 'First name').fill('Ingrid');
    await fieldOf(dialog, 'Professional email').fill('ingrid@');
    await dialog.getByRole('checkbox', { name: 'non-commercial' }).check();
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();

    const again = await openForm(page, 'access');
    await expect(again.getByText('We restored what you typed.')).toBeVisible();
    await expect(fieldOf(again, 'First name')).toHaveValue('Ingrid');
    await expect(fieldOf(again, 'First name')).toBeFocused();
    await expect(fieldOf(again, 'Professional email')).toHaveAttribute('aria-invalid', 'true');
    await expect(again.getByRole('checkbox', { name: 'non-commercial' })).toBeChecked();
    expect(await overlayViolations(page)).toEqual([]);
  });

  test('survives a reload; consents have to be given again', async ({ page }) => {
    const dialog = await visitForm(page, 'access');
    await fieldOf(dialog, 'Research project description').fill(accessRequest.projectDescription);
    await fieldOf(dialog, 'Professional email').fill('ingrid@');
    await dialog.getByRole('radio', { name: 'Over 10,000' }).check();
    await dialog.getByRole('checkbox', { name: 'non-commercial' }).check();
    await page.reload();

    const again = await openForm(page, 'access');
    await expect(again.getByText('We restored what you typed.')).toBeVisible();
    await expect(fieldOf(again, 'Research project description')).toHaveValue(
      accessRequest.projectDescription,
    );
    await expect(again.getByRole('radio', { name: 'Over 10,000' })).toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'non-commercial' })).not.toBeChecked();
    await expect(fieldOf(again, 'Professional email')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(again, 'Last name')).toHaveAttribute('aria-invalid', 'false');

    await again.getByRole('button', { name: 'Start over' }).click();
    await expect(fieldOf(again, 'Research project description')).toHaveValue('');
    await expect(fieldOf(again, 'First name')).toBeFocused();
    await expect(again.getByText('We restored what you typed.')).toBeHidden();
    await page.reload();
    await expect((await openForm(page, 'access')).getByText('We restored')).toBeHidden();
  });

  test('is deleted once the request is accepted', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect((await openForm(page, 'demo')).getByText('We restored')).toBeHidden();
  });
});

test('the demo form can be filled in and sent only by keyboard', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('main').getByRole('button', { name: 'Request a demo' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request a Demo' });
  await expect(fieldOf(dialog, 'First name')).toBeFocused();
  const { keyboard } = page;
  for (const text of ['Amir', 'Rahimi', 'Northgate Biotech', 'a.rahimi@northgate.example']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^Lens/ })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(dialog.getByLabel('Platforms to demo').first()).toBeFocused();
  await keyboard.press('Tab');
  for (const text of ['github.com/arahimi', 'Forecasts for a rare disease.', 'A poster']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  for (let stop = 0; stop < 4; stop += 1) {
    await keyboard.press('Tab');
  }
  await expect(submitButton(dialog)).toBeFocused();
  await keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Request submitted successfully!');
  await expect(opener).toBeFocused();
});

test('focus stays within the dialog, which explains where it offers only Lens or Waters', async ({
  page,
}) => {
  const dialog = await visitForm(page, 'demo');
  await expect(dialog).toHaveAccessibleDescription(/Hatch or Echo, .* name it in your message\./);
  await expect(dialog.getByLabel('First name', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(submitButton(dialog)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
});

test('text typed while a request is being sent stays, because it was not part of it', async ({
  page,
}) => {
  const { release } = await holdSubmissions(page);
  const dialog = await visitForm(page, 'demo');
  await fillDemoForm(dialog);
  await submitButton(dialog).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await fieldOf(dialog, 'Message').fill('A second thought.');
  release();
  await expect(toastOf(page)).toContainText('Request submitted successfully!');
  await expect(dialog).toBeVisible();
  await expect(fieldOf(dialog, 'Message')).toHaveValue('A second thought.');
  await expect(submitButton(dialog)).toBeEnabled();
});
