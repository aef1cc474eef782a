import { contentPartNames } from '../schema/content/content-parts.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { expect, fold, form, preview, publish, test, unfold } from './content-desk.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of widths) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('the list shows every part with its samples, and axe finds no violation', async ({
      page,
      desk,
    }) => {
      await page.goto(`${desk.site.url}/blog-admin?tab=content`);
      const rows = page.getByRole('region', { name: 'Content' }).getByRole('listitem');
      await expect(rows).toHaveCount(contentPartNames.length);
      await expect(rows.filter({ hasText: 'Founders, then the others.' })).toContainText(
        '7 samples',
      );
      expect(await axeViolations(page)).toEqual([]);
      await rows.getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL(/part=team/);
      await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeFocused();
    });

    test('correct a figure in a section, see it in place and on the public page @journey', async ({
      page,
      desk,
    }) => {
      await desk.open('sections');
      await unfold(page, 'Loon Lens');
      const entry = await unfold(page, '99%');
      await entry.getByLabel('Figure', { exact: true }).fill('98.5%');
      await expect(preview(page).locator('.claims dd').first()).toHaveText('98.5%');
      await expect(preview(page).locator('.claims dd').first()).toHaveAttribute('data-marked', '');
      expect(await axeViolations(page)).toEqual([]);
      await publish(page);
      expect(await desk.page()).toContain('98.5%');
      await expect(page.getByText('Version 1, published')).toBeVisible();
    });
  });
}

test('any sentence of the content is found, and its link opens its field', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=content`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Home page',
    'Articles',
    'Trust and legal',
    'Whole site',
  ]);
  await page.getByRole('searchbox', { name: 'Search the texts' }).fill('how LONG does');
  await expect(page.getByText(/^\d+ texts?$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('region', { name: 'Content' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/part=\w+&item=[\w.]+/);
  await expect(page.locator('.adm-content-form :focus')).toHaveValue(/how long does/i);
});

test('add a 25th question', async ({ page, desk }) => {
  await desk.open('faqs');
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  const added = fold(page, 'New entry 25');
  await expect(added.getByLabel('Question')).toBeFocused();
  await added.getByLabel('Question').fill('Which day is it?');
  const named = fold(page, 'Which day is it?');
  await named.getByLabel('Answer').fill('The day on which a question was added.');
  await expect(preview(page).getByRole('button', { name: 'Which day is it?' })).toBeVisible();
  await publish(page);
  const html = await desk.page();
  expect(html).toContain('The day on which a question was added.');
  expect(html).toContain('faq-which-day-is-it');
});

test('swap two partners by keyboard', async ({ page, desk }) => {
  await desk.open('partners');
  const entry = fold(page, 'Sample University');
  await entry.getByRole('button', { name: 'Move down', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { level: 4 }).first()).toHaveText(
    'Sample HEOR Consultancy',
  );
  await expect(entry.getByRole('button', { name: 'Move down', exact: true })).toBeFocused();
  await publish(page);
  const html = await desk.page();
  expect(html.indexOf('Sample HEOR Consultancy')).toBeLessThan(html.indexOf('Sample University'));
});

test('replace a founder: an invalid URL is reported at its field', async ({ page, desk }) => {
  await desk.open('team', '&item=elodie-bertrand');
  const entry = fold(page, 'Élodie Bertrand');
  await entry.getByLabel('Name').fill('Ada Byron');
  const founder = fold(page, 'Ada Byron');
  await founder.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/ada');
  await form(page).getByRole('button', { name: 'Publish' }).click();
  const sample = founder.getByRole('checkbox', { name: 'Sample', exact: true });
  await expect(sample).toBeFocused();
  await expect(sample).toHaveAttribute('aria-invalid', 'true');
  await expect(sample).toHaveAccessibleDescription(/must agree with the addresses/);
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await sample.uncheck();
  await publish(page);
  expect(await desk.page()).toContain('Ada Byron');
});

test('versions say what changed, who and when; Restore makes an old one a new version', async ({
  page,
  desk,
}) => {
  await desk.open('sections');
  await (await unfold(page, 'Clients')).getByLabel('Heading').fill('What others say');
  await publish(page);
  await form(page).getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions of Sections' });
  await expect(drawer.getByRole('button', { name: /^Version 1/ })).toContainText('Current');
  await expect(drawer.getByRole('region', { name: 'Clients, Heading' })).toContainText('others');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await drawer.getByRole('button', { name: /^File/ }).click();
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Version 2, published')).toBeVisible();
  const html = await desk.page();
  expect(html).not.toContain('What others say');
  expect(html).toContain('What our clients say');
});

test('unsaved text survives a reload, and is offered in another browser', async ({
  page,
  desk,
  browser,
}) => {
  await desk.open('navigation', '&item=about');
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we may be');
  await page.reload();
  await expect(preview(page).getByText('Who we may be')).toBeVisible();
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we really are');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  const elsewhere = await browser.newPage();
  await elsewhere.context().addCookies(await page.context().cookies());
  await elsewhere.goto(page.url());
  await expect(fold(elsewhere, 'About').getByLabel('A few words on it')).toHaveValue(
    'Who we really are',
  );
  await elsewhere.close();
  expect(await desk.page()).not.toContain('Who we really are');

  await form(page).getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded').first()).toBeVisible();
  await expect(preview(page).getByText('Who we are')).toBeVisible();
});

test('a click on a text or an image in the preview focuses its field', async ({ page, desk }) => {
  await desk.open('team');
  await preview(page)
    .getByRole('img', { name: /Rohan Mehta/ })
    .click();
  await expect(fold(page, 'Rohan Mehta').getByLabel('Portrait', { exact: true })).toBeFocused();
  await preview(page).getByText('Software Engineer').click();
  await expect(fold(page, 'Tomás Oliveira').getByLabel('Role')).toBeFocused();
  await expect(preview(page).locator('[data-marked]')).toHaveText('Software Engineer');
});

test('a stale publication shows both values, field by field, and preserves both', async ({
  page,
  desk,
}) => {
  await desk.open('faqs', '&item=what-is-loon-lens');
  const question = () => fold(page, 'What is Lens, in short?').getByLabel('Question');
  await fold(page, 'What is Loon Lens?').getByLabel('Question').fill('What is Lens, in short?');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  await desk.publishElsewhere('faqs', { question: 'What on earth is Loon Lens?' });
  await form(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'FAQs was published in the meantime' });
  await expect(dialog.getByRole('group', { name: 'Yours' })).toHaveText('What is Lens, in short?');
  await expect(dialog.getByRole('group', { name: 'Stored' })).toHaveText(
    'What on earth is Loon Lens?',
  );
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(
    form(page).getByRole('button', { name: 'What on earth is Loon Lens?' }),
  ).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  await expect(question()).toHaveValue('What is Lens, in short?');
  await publish(page);
  expect(await desk.page()).toContain('What is Lens, in short?');
});

test('Restore preserves the unsaved draft, and offers it', async ({ page, desk }) => {
  await desk.open('sections');
  const heading = async () => (await unfold(page, 'Clients')).getByLabel('Heading');
  await (await heading()).fill('What others say');
  await publish(page);
  await (await heading()).fill('Not yet public');
  await form(page).getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions of Sections' });
  await drawer.getByRole('button', { name: /^File/ }).click();
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Version 2, published')).toBeVisible();
  await expect(await heading()).toHaveValue('What our clients say');
  await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  await expect(await heading()).toHaveValue('Not yet public');
});

test('a draft of a version since replaced is a conflict on another machine, too', async ({
  page,
  desk,
  browser,
}) => {
  await desk.open('navigation', '&item=about');
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we may be');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  await desk.publishElsewhere('navigation', { label: 'Who they say we are' });
  // Typed after the publication.
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we might be');
  await expect
    .poll(async () =>
      JSON.stringify(await desk.ask('{ contentPart(name: "navigation") { draft } }')),
    )
    .toContain('Who we might be');
  const elsewhere = await browser.newPage();
  await elsewhere.context().addCookies(await page.context().cookies());
  await elsewhere.goto(page.url());
  await expect(fold(elsewhere, 'About').getByLabel('A few words on it')).toHaveValue(
    'Who we might be',
  );
  await form(elsewhere).getByRole('button', { name: 'Publish' }).click();
  await expect(
    elsewhere.getByRole('dialog', { name: 'Navigation was published in the meantime' }),
  ).toBeVisible();
  await elsewhere.close();
});
