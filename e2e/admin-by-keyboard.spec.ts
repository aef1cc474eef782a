import type { Locator, Page } from '@playwright/test';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { sampleImage } from '../gateway/testing/sample-images.ts';
import { startSiteWithMail } from './admin-fixtures.ts';
import { content, expect, filler, test } from './posts-desk.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isFocused = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement).catch(() => false);

/** Moves the focus to an element by one key alone, as a person without a pointer does. */
async function reach(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 200 && !(await isFocused(element)); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}

async function activate(page: Page, element: Locator): Promise<void> {
  await reach(page, element);
  await page.keyboard.press('Enter');
}

/** Goes to a place by its name. */
async function goTo(page: Page, name: string, letters = name): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(letters);
  await expect(dialog.getByRole('option', { name: `${name} Tab` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${name} | Loon`);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`By the keyboard alone, at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('meeting hours are set, and a lead is answered from “Home” in four steps: reply, template, its name, send', async ({
      page,
      context,
    }) => {
      const { site, sink } = await startSiteWithMail(context);
      await page.goto(`${site.url}/blog-admin`);
      await activate(page, page.getByRole('link', { name: 'Set meeting hours' }));
      const meetings = card(page, 'Meetings');
      await activate(page, meetings.getByRole('button', { name: /Monday to Friday/ }));
      await activate(page, meetings.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('Meetings saved')).toBeVisible();
      await goTo(page, 'Home');

      const reply = card(page, 'Needs attention').getByRole('link', { name: 'Reply', exact: true });
      await expect(reply).toHaveAccessibleDescription('Amir Rahimi');
      await activate(page, reply);
      const detail = page.getByRole('dialog', { name: 'Amir Rahimi' });
      await expect(detail.getByLabel('Subject')).toBeFocused();
      await expect(page).toHaveURL(/request=/);
      await expect(page).not.toHaveURL(/reply=/);
      // A second time, too, after the form was closed.
      await activate(page, detail.getByRole('button', { name: 'Discard draft' }));
      await expect(detail.getByLabel('Subject')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveTitle('Home | Loon');
      await activate(page, reply);
      await expect(detail.getByLabel('Subject')).toBeFocused();
      await reach(page, detail.getByRole('combobox', { name: 'Template' }), 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
      const option = page.getByRole('option', { name: 'Arrange a demo' });
      await expect(option).toBeVisible();
      for (let at = 0; at < 9 && !(await isActive(page, 'Arrange a demo')); at += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(detail.getByLabel('Subject')).toHaveValue('Your demo of Loon {{platforms}}');
      await activate(page, detail.getByRole('button', { name: 'Send reply' }));
      await expect(detail.getByRole('list', { name: 'Reply history' })).toContainText('Sent');
      const mails = sink.mails.filter(({ to }) => to.includes(demoRequest.email));
      expect(mails.map(({ raw }) => raw).join()).toContain(`${site.url}/meeting/`);
      await page.reload();
      await expect(detail.getByRole('list', { name: 'Reply history' })).toBeVisible();
      await expect(detail.getByRole('button', { name: 'Send reply' })).toBeHidden();
      await page.close();
      await site.close();
      await sink.close();
    });

    test('a draft is stored, continued, published and unpublished again', async ({
      page,
      desk,
    }) => {
      await desk.empty();
      await page.goto(`${desk.site.url}/blog-admin`);
      await expect(card(page, 'Needs attention')).toBeVisible();
      await goTo(page, 'Blog Posts', 'blog');
      const title = page.getByLabel('Title', { exact: true });
      await reach(page, title);
      await page.keyboard.type('Half an idea');
      await activate(page, button(page, 'Save draft'));
      await expect(page.getByText('Kept as a draft. A post needs 100 characters.')).toBeVisible();
      await activate(page, button(page, 'Cancel'));
      await expect(title).toHaveValue('');
      await goTo(page, 'Home');
      await activate(page, page.getByRole('link', { name: 'Continue Half an idea' }));
      await expect(title).toHaveValue('Half an idea');
      await reach(page, content(page));
      await page.keyboard.insertText(filler);
      await page.keyboard.press('Control+s');
      await expect(button(page, 'Update Post')).toBeVisible();
      expect(await desk.posts()).toMatchObject([{ title: 'Half an idea', published: false }]);

      await activate(page, button(page, 'Only administrators will see it'));
      await reach(page, page.getByRole('radio', { name: 'Draft' }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Publish now' })).toBeChecked();
      await expect(button(page, 'Will be public at once')).toBeVisible();
      await activate(page, button(page, 'Update Post'));
      await expect
        .poll(async () => (await desk.posts())[0])
        .toMatchObject({ published: true, title: 'Half an idea' });
      await expect(page.getByText('Post updated')).toBeVisible();
      await activate(page, page.getByRole('link', { name: 'All posts' }));
      await activate(page, button(page, 'Unpublish Half an idea'));
      const question = page.getByRole('dialog');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await activate(page, question.getByRole('button', { name: 'Unpublish' }));
      await expect(page.getByRole('row').filter({ hasText: 'Half an idea' })).toContainText(
        'Draft',
      );
    });

    test('the week is reported, a sentence found, an image named, the settings put in order', async ({
      page,
      desk,
    }) => {
      await page.goto(`${desk.site.url}/blog-admin`);
      await expect(card(page, 'Needs attention')).toBeVisible();
      await goTo(page, 'Insights', 'ins');
      const weekly = button(page, 'Weekly report');
      await activate(page, weekly);
      const report = page.getByRole('dialog', { name: 'Weekly report' });
      await expect(report.getByRole('heading', { name: 'Requests' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(weekly).toBeFocused();

      await goTo(page, 'Content', 'content');
      await reach(page, page.getByRole('searchbox', { name: 'Search the texts' }));
      await page.keyboard.type('how LONG does');
      await expect(page.getByText(/^\d+ texts?$/)).toBeVisible();
      await activate(page, page.getByRole('region', { name: 'Content' }).getByRole('link').first());
      await expect(page.locator('.adm-content-form :focus')).toHaveValue(/how long does/i);

      await reach(page, page.getByRole('link', { name: 'All parts' }), 'Shift+Tab');
      await goTo(page, 'Media', 'media');
      const upload = button(page, 'Upload');
      // Asked for well before the key: the browser has to learn that a test takes the file.
      const asked = page.waitForEvent('filechooser');
      await reach(page, upload);
      await page.keyboard.press('Enter');
      const buffer = await sampleImage(64, 32).png().toBuffer();
      await (await asked).setFiles({ name: 'costs.png', mimeType: 'image/png', buffer });
      const image = page.getByRole('list', { name: 'Images' }).getByRole('listitem');
      await expect(image).toContainText('costs.png');
      await activate(page, image.getByRole('button', { name: /^Edit/ }));
      const editing = page.getByRole('dialog', { name: 'Edit image' });
      await reach(page, editing.getByLabel('Alternative text'));
      await page.keyboard.type('Costs by year');
      await activate(page, editing.getByRole('button', { name: 'Save' }));
      await expect(page.getByRole('heading', { name: 'Costs by year' })).toBeVisible();

      await goTo(page, 'Settings', 'settings');
      const cards = page.getByRole('navigation', { name: 'Settings' });
      await activate(page, cards.getByRole('link', { name: 'Request handling' }));
      const handling = card(page, 'Request handling');
      await expect(handling.getByRole('heading').first()).toBeInViewport();
      const hours = handling.getByLabel('Hours until a request is overdue');
      await reach(page, hours);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('0');
      await activate(page, handling.getByRole('button', { name: 'Save settings' }));
      const problem = handling.getByText('Requests can become overdue after 1 to 720 hours.');
      await expect(problem).toBeVisible();
      await expect(hours).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('24');
      await activate(page, handling.getByRole('button', { name: 'Save settings' }));
      await expect(page.getByText('Settings saved')).toBeVisible();
      await expect(problem).toBeHidden();
    });
  });
}

/** Whether the open list of a choice marks this option as the one that Enter takes. */
function isActive(page: Page, name: string): Promise<boolean> {
  return page.locator('.ant-select-item-option-active').filter({ hasText: name }).isVisible();
}

test('“Escape” returns the focus to the button of the weekly report, however early it is pressed', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=insights`);
  const weekly = button(page, 'Weekly report');
  const isReturned = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(weekly).toBeFocused();
  };
  for (let turns = 0; turns < 12; turns += 1) {
    await weekly.evaluate(async (element: HTMLButtonElement, count) => {
      element.focus();
      element.click();
      const isOpen = () => document.activeElement?.closest('[role="dialog"]');
      for (let turn = 0; turn < count || !isOpen(); turn += 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.activeElement?.dispatchEvent(escape);
    }, turns);
    await isReturned();
  }
  await weekly.evaluate(async (element: HTMLButtonElement) => {
    const opened = new Promise((resolve) => {
      document.addEventListener('animationend', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[role="dialog"]')) return;
        const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
        target.dispatchEvent(escape);
        resolve(undefined);
      });
    });
    element.click();
    await opened;
  });
  await isReturned();
});
