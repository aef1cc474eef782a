import { expect, test } from './fixtures.ts';
import {
  clickSubmit,
  fieldOf,
  fillDemoForm,
  submitButton,
  toastOf,
  visitForm,
  overlayViolations,
} from './request-forms.ts';

test.describe('Toasts', () => {
  test('a toast is displayed for 5000 ms', async ({ page }) => {
    await page.clock.install();
    const dialog = await visitForm(page, 'access');
    await clickSubmit(dialog);
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page)).toBeHidden();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    // The code of toasts is loaded now, so that the clock alone decides from here on.
    await clickSubmit(dialog);
    await page.clock.runFor(100);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(4_800);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toastOf(page)).toBeHidden();
  });

  test('stay under the pointer and disappear when it leaves', async ({ page }) => {
    await page.clock.install();
    const dialog = await visitForm(page, 'access');
    await clickSubmit(dialog);
    await toastOf(page).hover();
    await page.clock.runFor(6_000);
    await expect(toastOf(page)).toBeVisible();
    await page.mouse.move(200, 200);
    await expect(toastOf(page)).toBeHidden();
  });

  test('pause while the window is in the background', async ({ page }) => {
    await page.clock.install();
    const dialog = await visitForm(page, 'access');
    await clickSubmit(dialog);
    await expect(toastOf(page)).toBeVisible();
    const setFocus = (focused: boolean): Promise<void> =>
      page.evaluate((isFocused) => {
        document.hasFocus = () => isFocused;
        dispatchEvent(new Event(isFocused ? 'focus' : 'blur'));
      }, focused);
    await setFocus(false);
    await page.clock.runFor(20_000);
    await expect(toastOf(page)).toBeVisible();
    await setFocus(true);
    await page.clock.runFor(5_100);
    await expect(toastOf(page)).toBeHidden();
  });

  test('at most one visible at a time, a new one replaces the previous', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    await clickSubmit(dialog);
    await expect(toastOf(page)).toContainText('Please complete all required fields');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toContainText('Request submitted successfully!');
    await expect(toastOf(page)).toHaveCount(1);
    expect(await overlayViolations(page)).toEqual([]);
  });

  test('swipe right (threshold 50 px) dismisses', async ({ page }) => {
    await page.clock.install();
    const dialog = await visitForm(page, 'access');
    await clickSubmit(dialog);
    await expect(toastOf(page)).toBeVisible();
    // From here on, no time passes that could close it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    const drag = async (by: number): Promise<void> => {
      const box = await toastOf(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 30];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y, { steps: 4 });
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(45);
    await page.waitForTimeout(400);
    await expect(toastOf(page)).toBeVisible();
    await drag(55);
    await expect(toastOf(page)).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('leave the submit button free, from 1440 x 900 to 390 x 844', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 1366],
      [768, 1024],
      [390, 844],
    ] as const) {
      await test.step(`at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await clickSubmit(dialog);
        await expect(toastOf(page)).toBeVisible();
        const toast = await toastOf(page).boundingBox();
        const button = await submitButton(dialog).boundingBox();
        expect(toast?.width).toBeLessThanOrEqual(420);
        const [toastBottom, buttonTop] = [(toast?.y ?? 0) + (toast?.height ?? 0), button?.y ?? 0];
        expect(toastBottom).toBeLessThanOrEqual(buttonTop);
      });
    }
  });
});

test.describe('F8 focuses the notification region', () => {
  const region = 'Notifications (F8)';

  test('also while a dialog traps focus, and returns the focus', async ({ page }) => {
    await page.clock.install();
    const dialog = await visitForm(page, 'access');
    await clickSubmit(dialog);
    const field = fieldOf(dialog, 'First name');
    await expect(field).toBeFocused();
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press('F8');
    const list = page.getByRole('region', { name: region }).locator('.toasts');
    await expect(list).toBeFocused();
    expect(await overlayViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(toastOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toastOf(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.clock.runFor(5_500);
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toBeHidden();
    await expect(field).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  test('Tab and Shift+Tab move from there back into the dialog; a click on a toast does not move the focus', async ({
    page,
  }) => {
    const dialog = await visitForm(page, 'access');
    for (const { keys, to } of [
      { keys: ['Shift+Tab'], to: 'Close' },
      { keys: ['Tab', 'Tab', 'Tab'], to: 'Last name' },
    ]) {
      await test.step(keys.join(', '), async () => {
        await clickSubmit(dialog);
        await expect(fieldOf(dialog, 'First name')).toBeFocused();
        await expect(toastOf(page)).toBeVisible();
        await page.keyboard.press('F8');
        await expect(page.getByRole('region', { name: region }).locator('.toasts')).toBeFocused();
        for (const key of keys) {
          await page.keyboard.press(key);
        }
        await expect(dialog.getByLabel(to, { exact: true })).toBeFocused();
      });
    }
    await test.step('a click on one leaves the dialog open', async () => {
      await clickSubmit(dialog);
      await expect(fieldOf(dialog, 'First name')).toBeFocused();
      await toastOf(page).getByText('Please complete all required fields').click();
      await expect(dialog).toBeVisible();
      await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toastOf(page)).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(fieldOf(dialog, 'First name')).toBeFocused();
    });
  });

  test('without a dialog, Escape dismisses the toast', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    await fillDemoForm(dialog);
    await submitButton(dialog).click();
    await expect(toastOf(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toastOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toastOf(page)).toBeHidden();
    await expect(
      page.locator('main').getByRole('button', { name: 'Request a demo', exact: true }).first(),
    ).toBeFocused();
  });
});

test.describe('Tooltips', () => {
  test('open after 700 ms hover; close on pointer leave, click and escape', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    const close = dialog.getByRole('button', { name: 'Close', exact: true });
    const tooltip = page.getByRole('tooltip', { name: 'Close' });
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let entered = Infinity;
          const options = { once: true, capture: true };
          addEventListener('pointermove', () => (entered = performance.now()), options);
          new MutationObserver((_, observer) => {
            if (document.querySelector('[role="tooltip"]') !== null) {
              observer.disconnect();
              resolve(performance.now() - entered);
            }
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await close.hover();
    expect(await delay).toBeGreaterThan(690);
    await expect(tooltip).toBeVisible();
    await expect(close).toHaveAccessibleDescription('Close');
    expect(await overlayViolations(page)).toEqual([]);
    await page.mouse.move(300, 300);
    await expect(tooltip).toBeHidden();

    await page.waitForTimeout(400);
    await close.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(dialog).toBeVisible();

    await page.mouse.move(300, 300);
    await page.waitForTimeout(400);
    await close.hover();
    await expect(tooltip).toBeVisible();
    await close.click();
    await expect(tooltip).toBeHidden();
    await expect(dialog).toBeHidden();
  });

  test('300 ms skip window when moving between tooltips; close on scroll', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const logos = page.locator('.logo:not([aria-hidden] *)');
    await logos.nth(0).scrollIntoViewIfNeeded();
    await logos.nth(0).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await logos.nth(1).hover();
    await expect(page.locator('.tip')).toHaveAttribute('data-state', 'instant-open');
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});
