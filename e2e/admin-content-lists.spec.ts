import type { Locator } from '@playwright/test';
import { atBothWidths, axeViolationsAtBothWidths } from './axe.ts';
import { chooseOption } from './choose-option.ts';
import { expect, fold, form, preview, publish, test, unfold } from './content-desk.ts';

/** The published value of a part. */
type Value = Record<string, unknown>[];

test('lists have drag and drop on a desktop and on a phone, each item headed by its name; the preview has the widths of the Visual Editor', async ({
  page,
  desk,
}) => {
  await desk.open('services');
  const names = form(page).getByRole('heading', { level: 4 });
  for (const [version, width, height] of [
    [1, 1440, 900],
    [2, 390, 844],
  ] as const) {
    await test.step(`lists have drag and drop, at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const [first = '', second = '', third = '', ...others] = await names.allTextContents();
      // All three are visible, none behind the buttons at the foot of the form.
      await fold(page, first).evaluate((entry) => entry.scrollIntoView({ block: 'start' }));
      const target = fold(page, third).getByRole('heading');
      // What the page still scrolls, it scrolls now: scrolling while the button is down ends a drag.
      await target.hover();
      // In steps, as a hand does: a list takes what has moved over it, which one step may not do.
      await fold(page, first).locator('.adm-entry-grip').dragTo(target, { steps: 5 });
      await expect(names).toHaveText([second, third, first, ...others]);
      await expect(form(page).getByText('Moved to position 3 of 6.')).toBeAttached();
      const cards = preview(page).locator('#services-section h3');
      await expect(cards.first()).toHaveText(second);
      await publish(page);
      await expect(page.getByText(`Version ${String(version)}, published`)).toBeVisible();
      const html = await desk.page();
      expect(html.indexOf(third)).toBeLessThan(html.indexOf(first));
    });
  }
  await test.step('the preview has the widths of the Visual Editor', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const widths = page.getByRole('radiogroup', { name: 'Preview width' });
    for (const [name, width] of Object.entries({ Phone: 390, Tablet: 820, Desktop: 1280 })) {
      await widths.getByText(name, { exact: true }).click();
      await expect
        .poll(() =>
          preview(page)
            .locator('html')
            .evaluate(() => window.innerWidth),
        )
        .toBe(width);
    }
  });
});

test('an item has the focus by its link and the width of its list; its kind and its position are changed', async ({
  page,
  desk,
}) => {
  await desk.open('partners', '&item=sample-university');
  await test.step('a link to an item puts the focus into it, not on its heading', async () => {
    await expect(
      fold(page, 'Sample University').getByRole('combobox', { name: 'Kind' }),
    ).toBeFocused();
  });
  await test.step('items have the width of their list, and targets large enough for a finger on a phone', async () => {
    await atBothWidths(page, async (width) => {
      const { width: room = 0 } = (await form(page).locator('ol').first().boundingBox()) ?? {};
      expect(room).toBeGreaterThan(280);
      for (const name of ['Sample University', 'Sample HEOR Consultancy']) {
        expect((await fold(page, name).boundingBox())?.width).toBeCloseTo(room, 0);
        const title = fold(page, name).getByRole('heading', { level: 4 }).first();
        expect((await title.boundingBox())?.width).toBeGreaterThan(150);
      }
      if (width > 767) return;
      const touched = form(page).locator('button, input.ant-input, .ant-select');
      const heights = await touched.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().height).filter((height) => height > 0),
      );
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  });
  await test.step('an item that is one of two kinds is changed into the other, and back', async () => {
    const partner = fold(page, 'Sample University');
    const kind = partner.getByRole('combobox', { name: 'Kind' });
    const choose = async (name: string) => {
      await kind.click();
      await chooseOption(page, name);
    };
    const publishedPartner = async () => {
      const { contentPart } = (await desk.ask('{ contentPart(name: "partners") { value } }')) as {
        contentPart: { value: Value };
      };
      return contentPart.value.find(({ id }) => id === 'sample-university');
    };
    const before = await publishedPartner();
    await choose('Startup programme');
    await expect(partner.getByLabel('Lettering')).toHaveCount(0);
    await expect(preview(page).getByLabel('Sample University').first()).toBeAttached();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await publish(page);
    const { style, ...shared } = before ?? {};
    expect(style).toBeTruthy();
    expect(await publishedPartner()).toEqual({ ...shared, kind: 'badge' });

    await choose('Institution');
    await form(page).getByRole('button', { name: 'Publish' }).click();
    const lettering = partner.getByRole('combobox', { name: 'Lettering' });
    await expect(lettering).toHaveAttribute('aria-invalid', 'true');
    await expect(lettering).toBeFocused();
    await choose('Startup programme');
    await choose('Institution');
    await lettering.click();
    await chooseOption(page, 'C', { exact: true });
    await publish(page);
    expect(await publishedPartner()).toEqual({ ...before, style: 'c' });
  });
  await test.step('swap two partners by keyboard', async () => {
    // Its own button comes before those of the lists within it.
    const down = fold(page, 'Sample University')
      .getByRole('button', { name: 'Move down', exact: true })
      .first();
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('heading', { level: 4 }).first()).toHaveText(
      'Sample HEOR Consultancy',
    );
    await expect(down).toBeFocused();
    await publish(page);
    await expect(page.getByText('Version 3, published')).toBeVisible();
    const html = await desk.page();
    expect(html.indexOf('Sample HEOR Consultancy')).toBeLessThan(html.indexOf('Sample University'));
  });
});

test('lists have “Add” and “Remove”: a removed item disappears with the next publication @journey', async ({
  page,
  desk,
}) => {
  await desk.open('services');
  const names = form(page).getByRole('heading', { level: 4 });
  const [first = '', second = '', ...others] = await names.allTextContents();
  await form(page).getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(names).toHaveCount(others.length + 3);
  const remove = (entry: Locator) =>
    entry.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await remove(form(page).getByRole('listitem').last());
  await expect(names).toHaveText([first, second, ...others]);
  await remove(form(page).getByRole('listitem').filter({ hasText: second }));
  await expect(names).toHaveText([first, ...others]);
  await expect(form(page).getByText(`Removed. ${String(others.length + 1)} left.`)).toBeAttached();
  const add = form(page).getByRole('button', { name: 'Add', exact: true }).last();
  await expect(add).toBeFocused();
  await expect(preview(page).locator('#services-section h3')).toHaveCount(others.length + 1);
  expect(await desk.page()).toContain(second);
  await publish(page);
  expect(await desk.page()).not.toContain(second);
});

test('a link puts the focus into an item within a group, and entries of one name may be open side by side', async ({
  page,
  desk,
}) => {
  await desk.open('site', '&item=socials.linkedin');
  await expect(fold(page, 'LinkedIn').getByLabel('Text')).toBeFocused();
  await unfold(page, 'Footer');
  await unfold(page, 'Follow');
  await form(page).getByRole('button', { name: 'LinkedIn', exact: true }).last().click();
  await expect(fold(page, 'LinkedIn')).toHaveCount(2);
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
});

test('a legal text is edited as rich text, and is on its page', async ({ page, desk }) => {
  await desk.open('privacy');
  const text = form(page).getByRole('textbox', { name: 'Text', exact: true });
  await text
    .locator(':scope > p')
    .last()
    .evaluate((paragraph) => getSelection()?.collapse(paragraph, paragraph.childNodes.length));
  await text.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Nothing of this is sold.');
  const said = preview(page).locator('strong', { hasText: 'Nothing of this is sold.' });
  await expect(said).toBeVisible();
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await publish(page);
  const html = await desk.page('/privacy');
  expect(html).toContain('<strong>Nothing of this is sold.</strong>');
  // The untouched text is unchanged.
  const bodyOf = async (version: number) => {
    const { contentVersion } = (await desk.ask(
      'query ($version: Int!) { contentVersion(name: "privacy", version: $version) { value } }',
      { version },
    )) as { contentVersion: { value: { body: string } } };
    return contentVersion.value.body;
  };
  const added = /\n\n\*\*Nothing of this is sold\.\*\*/;
  expect((await bodyOf(1)).replace(added, '')).toBe(await bodyOf(0));
});
