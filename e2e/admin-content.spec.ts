import { contentPartNames } from '../schema/content/content-parts.ts';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { expect, fold, form, preview, publish, test, unfold } from './content-desk.ts';

test('the list shows every part with its samples; any sentence of the content is found, and its link opens its field', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.site.url}/blog-admin?tab=content`);
  const list = page.getByRole('region', { name: 'Content' });
  const rows = list.getByRole('listitem');

  await test.step('the list shows every part with its samples, and axe finds no violation', async () => {
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Home page',
      'Articles',
      'Trust and legal',
      'Whole site',
    ]);
    await expect(rows).toHaveCount(contentPartNames.length);
    await expect(rows.filter({ hasText: 'Founders, then the others.' })).toContainText('7 samples');
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  });
  await test.step('any sentence of the content is found, and its link opens its field', async () => {
    await page.getByRole('searchbox', { name: 'Search the texts' }).fill('how LONG does');
    await expect(page.getByText(/^\d+ texts?$/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/part=\w+&item=[\w.]+/);
    await expect(page.locator('.adm-content-form :focus')).toHaveValue(/how long does/i);
  });
  await test.step('the link of a part opens it, with the focus on its heading', async () => {
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Search the texts' }).fill('');
    await rows.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/part=team/);
    await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeFocused();
  });
});

test('correct a figure in a section on a desktop and on a phone, see it in place and on the public page @journey', async ({
  page,
  desk,
}) => {
  await desk.open('sections');
  const figure = preview(page).locator('.claims dd').first();
  for (const [version, width, height, before, text] of [
    [1, 1440, 900, '99%', '98.5%'],
    [2, 390, 844, '98.5%', '97.5%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A publication folds all entries.
    await unfold(page, 'Loon Lens');
    const entry = await unfold(page, before);
    await entry.getByLabel('Figure', { exact: true }).fill(text);
    await expect(figure).toHaveText(text);
    await expect(figure).toHaveAttribute('data-marked', '');
    expect(await axeViolations(page), String(width)).toEqual([]);
    await publish(page);
    await expect(page.getByText(`Version ${String(version)}, published`)).toBeVisible();
    expect(await desk.page(), String(width)).toContain(text);
  }
});

test('a click on the preview focuses its field, and a founder is replaced, with messages at invalid fields', async ({
  page,
  desk,
}) => {
  await desk.open('team');

  await test.step('a click on a text or an image in the preview focuses its field', async () => {
    await preview(page)
      .getByRole('img', { name: /Rohan Mehta/ })
      .click();
    await expect(fold(page, 'Rohan Mehta').getByLabel('Portrait', { exact: true })).toBeFocused();
    await preview(page).getByText('Software Engineer').click();
    await expect(fold(page, 'Tomás Oliveira').getByLabel('Role')).toBeFocused();
    await expect(preview(page).locator('[data-marked]')).toHaveText('Software Engineer');
  });
  await test.step('an invalid value has its message at its field, and the preview continues', async () => {
    const founder = await unfold(page, 'Élodie Bertrand');
    const shown = preview(page).locator('#team-section a.alink').first();
    const address = (await shown.getAttribute('href')) ?? '';
    const profile = founder.getByLabel('LinkedIn profile');
    await profile.fill('linkedin, somewhere');
    await expect(profile).toHaveAttribute('aria-invalid', 'true');
    await expect(profile).toHaveAccessibleDescription(/must be an absolute https:\/\/ address/);
    await founder.getByLabel('Role').fill('');
    await founder.getByLabel('Credentials').fill('MD');
    await expect(preview(page).getByText('MD', { exact: true })).toBeVisible();
    await expect(shown).toHaveAttribute('href', address);
    await form(page).getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Not published yet').first()).toBeVisible();
    await expect(founder.getByLabel('Role')).toHaveAttribute('aria-invalid', 'true');
    await expect(founder.getByLabel('Role')).toHaveAccessibleDescription(/must not be empty/);
    await expect(founder.getByLabel('Role')).toBeFocused();
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    expect(await desk.page()).not.toContain('linkedin, somewhere');
    await founder.getByLabel('Role').fill('Founder');
  });
  await test.step('replace a founder: an invalid URL is reported at its field', async () => {
    await fold(page, 'Élodie Bertrand').getByLabel('Name').fill('Ada Byron');
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
});

test('versions say what changed, who and when; Restore makes an old one a new version, and preserves and offers the unsaved draft', async ({
  page,
  desk,
}) => {
  await desk.open('sections');
  const heading = async () => (await unfold(page, 'Clients')).getByLabel('Heading');
  const drawer = page.getByRole('dialog', { name: 'Versions of Sections' });
  await (await heading()).fill('What others say');
  await publish(page);

  await test.step('versions say what changed, who and when', async () => {
    await form(page).getByRole('button', { name: 'Versions' }).click();
    await expect(drawer.getByRole('button', { name: /^Version 1/ })).toContainText('Current');
    await expect(drawer.getByRole('region', { name: 'Clients, Heading' })).toContainText('others');
    expect(await axeViolationsAtBothWidths(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
  await (await heading()).fill('Not yet public');
  await test.step('Restore makes an old one a new version', async () => {
    await form(page).getByRole('button', { name: 'Versions' }).click();
    await drawer.getByRole('button', { name: /^File/ }).click();
    await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('Version 2, published')).toBeVisible();
    const html = await desk.page();
    expect(html).not.toContain('What others say');
    expect(html).toContain('What our clients say');
  });
  await test.step('Restore preserves the unsaved draft, and offers it', async () => {
    await expect(await heading()).toHaveValue('What our clients say');
    await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
    await expect(await heading()).toHaveValue('Not yet public');
  });
});

test('unsaved text survives a reload, and is offered in another browser; of a version since replaced, it is a conflict there', async ({
  page,
  desk,
  browser,
}) => {
  /** The same page in another browser. */
  const openElsewhere = async () => {
    const opened = await browser.newPage();
    await opened.context().addCookies(await page.context().cookies());
    await opened.goto(page.url());
    return opened;
  };
  await desk.open('navigation', '&item=about');
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we may be');
  await page.reload();
  await expect(preview(page).getByText('Who we may be')).toBeVisible();
  await fold(page, 'About').getByLabel('A few words on it').fill('Who we really are');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  let elsewhere = await openElsewhere();
  await expect(fold(elsewhere, 'About').getByLabel('A few words on it')).toHaveValue(
    'Who we really are',
  );
  expect(await desk.page()).not.toContain('Who we really are');

  // The text of the other browser is newer, so that this one continues it and offers its own.
  await fold(elsewhere, 'About').getByLabel('A few words on it').fill('Who we are elsewhere');
  await expect(form(elsewhere).getByText(/Draft saved/)).toBeVisible();
  await elsewhere.close();
  await page.reload();
  const words = fold(page, 'About').getByLabel('A few words on it');
  await expect(words).toHaveValue('Who we are elsewhere');
  const older = page
    .getByRole('status')
    .filter({ hasText: 'This browser has an older draft of this part.' });
  await older.getByRole('button', { name: 'Restore' }).click();
  await expect(words).toHaveValue('Who we really are');
  await expect(older).toHaveCount(0);

  await form(page).getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded').first()).toBeVisible();
  await expect(preview(page).getByText('Who we are')).toBeVisible();

  // A draft of a version since replaced is a conflict on another machine, too.
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
  elsewhere = await openElsewhere();
  await expect(fold(elsewhere, 'About').getByLabel('A few words on it')).toHaveValue(
    'Who we might be',
  );
  await form(elsewhere).getByRole('button', { name: 'Publish' }).click();
  await expect(
    elsewhere.getByRole('dialog', { name: 'Navigation was published in the meantime' }),
  ).toBeVisible();
  await elsewhere.close();
});

test('a stale publication shows both values, field by field, and preserves both; then a 25th question is added', async ({
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

  await test.step('add a 25th question', async () => {
    await form(page).getByRole('button', { name: 'Add', exact: true }).click();
    const added = fold(page, 'New entry 25');
    await expect(added.getByLabel('Question')).toBeFocused();
    await added.getByLabel('Question').fill('Which day is it?');
    const named = fold(page, 'Which day is it?');
    await named.getByLabel('Answer').fill('The day on which a question was added.');
    await expect(preview(page).getByRole('button', { name: 'Which day is it?' })).toBeVisible();
    await publish(page);
    await expect(page.getByText('Version 3, published')).toBeVisible();
    const html = await desk.page();
    expect(html).toContain('The day on which a question was added.');
    expect(html).toContain('faq-which-day-is-it');
  });
});
