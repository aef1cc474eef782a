import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { axeViolations } from './axe.ts';
import { endSession } from './ended-session.ts';
import { operationOf } from './fixtures.ts';
import { expect, test } from './template-desk.ts';

const article = '/reflections/making-systematic-reviews-feasible';

const subTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const badge = (page: Page) => page.getByText('Unsaved Changes', { exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await chooseOption(page, option, { exact: true });
}

test.describe('Visual Editor', () => {
  test('the tabs, and the colours with their warnings', async ({ page, templateDesk }) => {
    await templateDesk.openEditor();
    await test.step('tabs Live Preview, Layout, Components, Colors, Typography, each without axe violations', async () => {
      const panels: [tab: string, labels: string[]][] = [
        ['Live Preview', []],
        [
          'Layout',
          ['Max width', 'Margin', 'Padding', 'Section gap', 'Paragraph gap', 'Heading gap'],
        ],
        ['Components', ['Name', 'Toggle alignment', 'Container background', 'Primary button text']],
        [
          'Colors',
          ['Primary', 'Primary hover', 'Secondary', 'Background', 'Text', 'Text secondary'],
        ],
        ['Typography', ['Font family', 'Base font size', 'Line height']],
      ];
      for (const [name, labels] of panels) {
        await subTab(page, name).click();
        for (const label of labels) await expect(field(page, label)).toBeVisible();
        await expect(templateDesk.preview.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeViolations(page), name).toEqual([]);
      }
      await subTab(page, 'Colors').click();
      await expect(field(page, 'Primary')).toHaveValue('#c0011d');
      await expect(field(page, 'Primary hover')).toHaveValue('#9a0115');
    });

    await test.step("Primary also colours the header's button, including in the preview", async () => {
      await subTab(page, 'Colors').click();
      const button = templateDesk.preview.locator('.hdr .btn-p:visible');
      await expect(button).toHaveCSS('background-color', 'rgb(192, 1, 29)');
      await field(page, 'Primary').fill('#1d4b58');
      await expect(button).toHaveCSS('background-color', 'rgb(29, 75, 88)');
    });

    await page.getByRole('button', { name: 'Discard' }).click();

    await test.step('contrast warnings are shown under the colours; an invalid colour is not saved', async () => {
      await expect(
        page.getByText(/^All pairs pass AA\. Lowest: white on primary, 6\.4:1/),
      ).toBeVisible();
      await field(page, 'Text').fill('#cccccc');
      await expect(page.getByText('text on background: 1.6:1')).toBeVisible();
      await field(page, 'Text').fill('blackish');
      await expect(field(page, 'Text')).toHaveAttribute('aria-invalid', 'true');
      await templateDesk.saveButton.click();
      const toast = page.getByRole('alert').filter({ hasText: 'Save Failed' });
      await expect(toast).toContainText('Text: Colours must be written as #');
      await expect(field(page, 'Text')).toBeFocused();
      await expect(field(page, 'Text')).toHaveValue('blackish');
    });
  });

  test('unsaved changes are shown in the article, and are not lost', async ({
    page,
    templateDesk,
  }) => {
    await templateDesk.openEditor();
    await test.step('Live Preview is the real article with the unsaved config, at the chosen width', async () => {
      const { preview } = templateDesk;
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Making systematic/);
      await expect(preview.getByRole('link', { name: /^Read More/ })).toHaveCount(2);
      await preview.getByRole('button', { name: 'View FAQs' }).click();
      await expect(preview.getByRole('button', { name: 'Hide FAQs' })).toBeVisible();
      await preview
        .getByRole('link', { name: /^Read More/ })
        .first()
        .click();
      expect(page.url(), 'links lead nowhere').toContain('/blog-admin?tab=editor');

      await expect(preview.getByRole('navigation', { name: 'In this article' })).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Preview width' }).getByText('Phone').click();
      await expect(preview.getByRole('navigation', { name: 'In this article' })).toBeHidden();
      const width = await preview.locator('html').evaluate((page) => page.clientWidth);
      expect(width).toBe(390);

      await subTab(page, 'Components').click();
      await field(page, 'Title text').fill('Asked before');
      await expect(preview.getByRole('heading', { name: 'Asked before' })).toBeVisible();
      await expect(preview.locator('[data-part="faq"]'), 'outlined').toHaveCSS(
        'outline-style',
        'solid',
      );
      await page.getByRole('switch', { name: 'FAQ enabled' }).click();
      await expect(preview.locator('[data-part="faq"]')).toHaveCount(0);
      await subTab(page, 'Layout').click();
      await choose(page, 'Section gap', '80 px');
      await expect(preview.locator('.art-end')).toHaveCSS('row-gap', '80px');
    });

    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(badge(page)).toHaveCount(0);

    await test.step('unsaved changes survive switching tabs, warn on leaving, and are offered again', async () => {
      await subTab(page, 'Typography').click();
      await choose(page, 'Font family', 'Georgia');
      await page.getByRole('tab', { name: 'Template Manager' }).click();
      await page.getByRole('tab', { name: 'Visual Editor' }).click();
      await expect(badge(page)).toBeVisible();
      const warned = page.waitForEvent('dialog');
      const reloading = page.reload();
      const dialog = await warned;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await reloading;
      await expect(page.getByText('This browser has unsaved template changes')).toBeVisible();
      await expect(badge(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Restore changes' }).click();
      await expect(badge(page)).toBeVisible();
      await expect(templateDesk.preview.locator('.prose')).toHaveCSS('font-family', /^Georgia/);
    });
  });

  test('changes can be undone, redone, discarded and saved @journey', async ({
    page,
    templateDesk,
  }) => {
    const { saveButton, site } = templateDesk;
    await templateDesk.openEditor();
    await expect(saveButton).toBeDisabled();
    await expect(badge(page)).toHaveCount(0);

    await test.step('undo and redo, by Ctrl+Z, Ctrl+Shift+Z and by button; Discard can be undone', async () => {
      await subTab(page, 'Layout').click();
      await choose(page, 'Max width', '4xl (896 px)');
      await subTab(page, 'Colors').click();
      await field(page, 'Primary').fill('#1d4b58');
      await page.keyboard.press('Control+z');
      await expect(field(page, 'Primary')).toHaveValue('#c0011d');
      await expect(badge(page), 'the width is still changed').toBeVisible();
      await page.keyboard.press('Control+Shift+Z');
      await expect(field(page, 'Primary')).toHaveValue('#1d4b58');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(badge(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(badge(page)).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(badge(page)).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(badge(page)).toBeVisible();
    });

    await page.getByRole('button', { name: 'Discard' }).click();

    await test.step('Save is disabled without changes; a saved colour is on the public article immediately', async () => {
      await expect(saveButton).toBeDisabled();
      await expect(badge(page)).toHaveCount(0);
      await subTab(page, 'Colors').click();
      await field(page, 'Primary').fill('#1d4b58');
      await expect(badge(page)).toBeVisible();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/graphql', async (route) => {
        if (operationOf(route) === 'SaveTemplate') await held;
        await route.continue();
      });
      await saveButton.click();
      await expect(saveButton, 'disabled while saving').toBeDisabled();
      release();
      await expect(page.getByText('Template Saved', { exact: true })).toBeVisible();
      await expect(badge(page)).toHaveCount(0);
      await expect(saveButton).toBeDisabled();
      await expect(field(page, 'Primary')).toHaveValue('#1d4b58');

      await page.goto(`${site.url}${article}`);
      const button = page.locator('.art-end').getByRole('link', { name: 'Request a demo' });
      await expect(button).toHaveCSS('background-color', 'rgb(29, 75, 88)');
    });
  });

  test.describe('failures', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('a failed load and a failed save are reported, and can be repeated', async ({
      page,
      templateDesk,
    }) => {
      await test.step('Template: a load failure shows the server’s error text in a toast', async () => {
        const { site } = templateDesk;
        const toast = page.getByRole('alert').filter({ hasText: 'Error' });
        const failures: [answer: { status: number } | undefined, text: string][] = [
          [undefined, 'Failed to load template configuration'],
          [{ status: 502 }, 'Failed to load config: 502'],
        ];
        for (const [answer, text] of failures) {
          await page.unrouteAll();
          await page.route('**/graphql', (route) => {
            if (operationOf(route) !== 'CurrentTemplate') return route.continue();
            return answer === undefined ? route.abort() : route.fulfill(answer);
          });
          await page.goto(`${site.url}/blog-admin?tab=editor`);
          await expect(toast.filter({ hasText: text })).toBeVisible();
        }
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(subTab(page, 'Live Preview')).toBeVisible();
      });

      await test.step("a failed save says 'Save Failed' and preserves everything", async () => {
        await subTab(page, 'Colors').click();
        await field(page, 'Primary').fill('#1d4b58');
        await page.route('**/graphql', (route) =>
          operationOf(route) === 'SaveTemplate' ? route.abort() : route.continue(),
        );
        await templateDesk.saveButton.click();
        await expect(page.getByRole('alert').filter({ hasText: 'Save Failed' })).toBeVisible();
        await expect(field(page, 'Primary')).toHaveValue('#1d4b58');
        await expect(badge(page)).toBeVisible();
        await page.unrouteAll();
        await templateDesk.saveButton.click();
        await expect(page.getByText('Template Saved', { exact: true })).toBeVisible();
      });
    });

    test('a stale save and an ended session change nothing', async ({ page, templateDesk }) => {
      await test.step('a stale save is a conflict, never an overwrite; nothing is lost', async () => {
        await templateDesk.openEditor();
        await subTab(page, 'Colors').click();
        await field(page, 'Primary').fill('#1d4b58');
        await templateDesk.saveElsewhere(({ components }) => {
          components.buttons.primary.backgroundColor = '#7a4f00';
        });
        await templateDesk.saveButton.click();
        const dialog = page.getByRole('dialog', { name: 'The template was saved in the meantime' });
        await expect(dialog).toContainText('admin@loon.example saved the template');
        await expect(
          dialog.getByRole('heading', { name: 'Colors, Primary', exact: true }),
        ).toBeVisible();
        await expect(dialog.getByRole('group', { name: 'Yours' })).toHaveText('#1d4b58');
        await expect(dialog.getByRole('group', { name: 'Stored' })).toHaveText('#7a4f00');
        expect(await axeViolations(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Take theirs' }).click();
        await expect(field(page, 'Primary')).toHaveValue('#7a4f00');
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(field(page, 'Primary')).toHaveValue('#1d4b58');
        await templateDesk.saveButton.click();
        await expect(page.getByText('Template Saved', { exact: true })).toBeVisible();
      });

      await test.step('restored changes of an earlier visit are a conflict with a save made since', async () => {
        await field(page, 'Primary').fill('#2b5d3a');
        await expect(badge(page)).toBeVisible();
        page.once('dialog', (leaving) => void leaving.accept());
        await page.goto(`${templateDesk.site.url}/blog-admin?tab=requests`);
        await templateDesk.saveElsewhere(({ components }) => {
          components.buttons.primary.backgroundColor = '#7a4f00';
        });
        await templateDesk.openEditor();
        await page.getByRole('button', { name: 'Restore changes' }).click();
        await expect(badge(page)).toBeVisible();
        await templateDesk.saveButton.click();
        const dialog = page.getByRole('dialog', { name: 'The template was saved in the meantime' });
        await expect(dialog.getByRole('group', { name: 'Yours' })).toHaveText('#2b5d3a');
        await dialog.getByRole('button', { name: 'Keep mine' }).click();
        await expect(page.getByText('Template Saved', { exact: true })).toBeVisible();
        await expect(badge(page)).toHaveCount(0);
      });

      await test.step('without a session: Authentication required. Please ensure you are logged in.', async () => {
        await page.goto(`${templateDesk.site.url}/blog-admin?tab=requests`);
        await expect(page.getByText('No open requests.')).toBeVisible();
        await endSession(page, 'CurrentTemplate');
        await page.getByRole('tab', { name: 'Visual Editor' }).click();
        await expect(
          page.getByText('Authentication required. Please ensure you are logged in.'),
        ).toBeVisible();
      });
    });
  });
});
