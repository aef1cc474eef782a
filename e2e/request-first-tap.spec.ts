import type { Locator } from '@playwright/test';
import { accessRequest, demoRequest } from '../gateway/testing/sample-requests.ts';
import { delayHydration, expectHydrated, isLive } from './delay-hydration.ts';
import { expect, test } from './fixtures.ts';
import {
  choosePlatforms,
  clickSubmit,
  expectInvalid,
  fieldOf,
  fillAccessForm,
  fillDemoForm,
  overlayViolations,
  storedRequests,
  submitButton,
  toastOf,
  visitForm,
} from './request-forms.ts';

const kinds = ['access', 'demo'] as const;

/** Position, colours and text of everything in a dialog. */
function lookOf(dialog: Locator) {
  return dialog.locator('*').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, opacity } = getComputedStyle(element);
      const words = element.childElementCount === 0 ? element.textContent : element.tagName;
      return [
        words,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderColor,
        font,
        opacity,
      ].join();
    }),
  );
}

for (const kind of kinds) {
  test.describe(`the first tap on the ${kind} form's button, before any script is loaded`, () => {
    test('the dialog is there, named, described and closed as after hydration', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (/\/entry-client-.*\.js/.test(response.url())) scripts.push(response.url());
      });
      await delayHydration(page);
      const dialog = await visitForm(page, kind);
      await expect(submitButton(dialog)).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog).toHaveAccessibleDescription(/Every field is required\./);
      expect(await overlayViolations(page)).toEqual([]);

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(submitButton(dialog)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();

      const name = kind === 'access' ? 'Request access' : 'Request a demo';
      const opener = page.locator('main').getByRole('button', { name, exact: true }).first();
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        () => page.mouse.click(10, 400),
      ];
      for (const close of ways) {
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(fieldOf(dialog, 'First name')).toBeFocused();
      }
      expect(scripts).toEqual([]);
    });

    for (const width of [390, 1440]) {
      test(`it looks the same before and after the page is hydrated, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const release = await delayHydration(page);
        const dialog = await visitForm(page, kind);
        await fieldOf(dialog, 'Last name').fill('Sørensen');
        await expect.poll(() => dialog.evaluate((it) => it.getAnimations().length)).toBe(0);
        const before = await lookOf(dialog);
        release();
        await isLive(page);
        await expectHydrated(page);
        expect(await lookOf(dialog)).toEqual(before);
      });
    }
  });
}

test('the dialogs are laid out before a tap, so that it only has to show them', async ({
  page,
}) => {
  await delayHydration(page);
  await page.goto('/');
  const dialogs = page.getByRole('dialog', { includeHidden: true });
  await expect(dialogs).toHaveCount(2);
  for (const dialog of await dialogs.all()) {
    await expect(dialog).toBeHidden();
    expect(await dialog.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
  }
});

test.describe('typed text survives hydration', () => {
  test('with focus and caret, choices and consents; errors appear immediately', async ({
    page,
  }) => {
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    await fieldOf(dialog, 'Professional email').fill('a.rahimi@');
    await fieldOf(dialog, 'Message').fill(demoRequest.message);
    await expect(dialog.getByText(`${demoRequest.message.length} / 10`)).toBeVisible();
    await choosePlatforms(dialog, [/^Lens/, /^Waters/]);
    await expect(dialog.getByText('2 platforms selected')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'data storage and processing' }).check();
    const name = fieldOf(dialog, 'First name');
    await name.pressSequentially('Amr');
    await page.keyboard.press('ArrowLeft');
    release();
    await isLive(page);
    await expect(name).toBeFocused();
    await page.keyboard.type('i');
    await expect(name).toHaveValue('Amir');
    await expect(fieldOf(dialog, 'Message')).toHaveValue(demoRequest.message);
    await expect(dialog.getByText('2 platforms selected')).toBeVisible();
    await expect(
      dialog.getByRole('checkbox', { name: 'data storage and processing' }),
    ).toBeChecked();
    await expectInvalid(
      fieldOf(dialog, 'Professional email'),
      'Please enter a valid professional email address.',
    );
    await expect(fieldOf(dialog, 'Last name')).toHaveAttribute('aria-invalid', 'false');
  });

  test('also when letters are typed throughout', async ({ page }) => {
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'access');
    const text = accessRequest.projectDescription;
    const field = fieldOf(dialog, 'Research project description');
    await field.focus();
    release();
    await field.pressSequentially(text, { delay: 10 });
    await isLive(page);
    await expect(field).toHaveValue(text);
    await expect(dialog.getByText(`${text.length} / 100`)).toBeVisible();
  });

  test('also text typed during it, with the caret', async ({ page }) => {
    await page.addInitScript(() => {
      const port = MessagePort.prototype;
      const own = Object.getOwnPropertyDescriptor(port, 'onmessage');
      const now = performance.now.bind(performance);
      let steps = 0;
      // During hydration every step appears to take long, so that there are many.
      performance.now = () => now() + (steps === 0 ? 0 : (steps += 6));
      Object.defineProperty(port, 'onmessage', {
        ...own,
        set(this: MessagePort, step: (event: MessageEvent) => void) {
          own?.set?.call(this, (event: MessageEvent) => {
            const host = document.querySelector<HTMLElement>('.scrim:not([hidden])');
            const field = host?.querySelector<HTMLInputElement>('[name="lastName"]');
            const begun = host && Object.keys(host).some((key) => key.startsWith('__reactCont'));
            if (begun && steps > 0 && field?.value === 'Rah') {
              field.value = 'Rahmi';
              field.setSelectionRange(3, 3);
              field.dispatchEvent(new InputEvent('input', { bubbles: true }));
              host.dataset['typed'] = String(window.loonRequestDialogs?.all.get('demo')?.live);
            }
            if (begun) steps += 1;
            step(event);
          });
        },
      });
    });
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    const name = fieldOf(dialog, 'Last name');
    await name.pressSequentially('Rah');
    release();
    await isLive(page);
    await expect(page.locator('[data-typed]')).toHaveAttribute('data-typed', 'false');
    await page.keyboard.type('i');
    await expect(name).toHaveValue('Rahimi');
    await clickSubmit(dialog);
    await expectInvalid(fieldOf(dialog, 'First name'), 'First name is required.');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
  });

  test('with the list of platforms open', async ({ page }) => {
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    await dialog.getByLabel('Platforms to demo').first().click();
    await dialog.getByRole('checkbox', { name: /^Waters/ }).check();
    release();
    await isLive(page);
    await expectHydrated(page);
    await dialog.getByRole('checkbox', { name: /^Lens/ }).check();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('2 platforms selected')).toBeVisible();
    await expect(dialog.getByLabel('Platforms to demo').first()).toBeFocused();
  });

  test('a reload before the page was hydrated loses nothing but the consents', async ({ page }) => {
    await delayHydration(page);
    const dialog = await visitForm(page, 'access');
    await fieldOf(dialog, 'First name').fill('Ingrid');
    await dialog.getByRole('radio', { name: 'Over 10,000' }).check();
    await dialog.getByRole('checkbox', { name: 'non-commercial' }).check();
    const again = await visitForm(page, 'access');
    await expect(again.getByText('We restored what you typed.')).toBeVisible();
    await expect(fieldOf(again, 'First name')).toHaveValue('Ingrid');
    await expect(again.getByRole('radio', { name: 'Over 10,000' })).toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'non-commercial' })).not.toBeChecked();
    await again.getByRole('button', { name: 'Start over' }).click();
    await expect(fieldOf(again, 'First name')).toHaveValue('');
    await expect(fieldOf(again, 'First name')).toBeFocused();
    const last = await visitForm(page, 'access');
    await expect(last.getByText('We restored what you typed.')).toBeHidden();
  });
});

test.describe('a form submitted before the page is hydrated', () => {
  test('is queued, and sent once it is; its age counts from the opening', async ({
    page,
    ownSite: site,
  }) => {
    const release = await delayHydration(page);
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('issueFormToken')) tokens.push(request.url());
    });
    await page.clock.install();
    await page.goto(site.url);
    await page.locator('main [data-opens="access"]').first().click();
    const dialog = page.getByRole('dialog', { name: 'Request Access to Loon Lens' });
    await expect.poll(() => tokens.length).toBe(1);
    await fillAccessForm(dialog);
    await page.waitForTimeout(3_000);
    await clickSubmit(dialog);
    await expect(submitButton(dialog)).toHaveText('Submitting...');
    release();
    await expect(toastOf(page)).toContainText('Request submitted successfully!');
    await expect(dialog).toBeHidden();
    await page.clock.fastForward(25_000);
    await expect(page.locator('.unsent:not([hidden])')).toHaveCount(0);
    const [stored] = await storedRequests(site);
    expect(stored).toMatchObject({ email: accessRequest.email, marks: [] });
    expect(stored?.source['button']).toBe('Request access to Loon Lens');
    expect(tokens).toHaveLength(1);
  });

  test('reports missing fields, as after hydration', async ({ page }) => {
    const release = await delayHydration(page);
    const dialog = await visitForm(page, 'demo');
    await fieldOf(dialog, 'First name').fill('Amir');
    await clickSubmit(dialog);
    release();
    await expect(toastOf(page)).toContainText('Please complete all required fields');
    await expectInvalid(fieldOf(dialog, 'Last name'), 'Last name is required.');
    await expect(fieldOf(dialog, 'Last name')).toBeFocused();
    await expect(submitButton(dialog)).toHaveText('Submit request');
  });

  test.describe('while no script can be loaded', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('is reported, preserves the text, and is sent at the next attempt', async ({
      page,
      ownSite: site,
    }) => {
      await page.route(/\/assets\/.*\.js/, (route) => route.abort());
      await page.goto(site.url);
      await page.locator('main [data-opens="demo"]').first().click();
      const dialog = page.getByRole('dialog', { name: 'Request a Demo' });
      await fillDemoForm(dialog);
      await clickSubmit(dialog);
      await expect(dialog.getByRole('alert')).toContainText('has not been sent yet');
      await expect(submitButton(dialog)).toHaveText('Submit request');
      await expect(fieldOf(dialog, 'Message')).toHaveValue(demoRequest.message);
      await page.unroute(/\/assets\/.*\.js/);
      await clickSubmit(dialog);
      await expect(toastOf(page)).toContainText('Request submitted successfully!');
      expect((await storedRequests(site)).map(({ email }) => email)).toEqual([demoRequest.email]);
    });
  });
});
