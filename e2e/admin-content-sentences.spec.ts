import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, form, preview, publish, test, unfold } from './content-desk.ts';

test('text with structure (links) is edited as rich text', async ({ page, desk }) => {
  await desk.open('sections');
  const lens = await unfold(page, 'Loon Lens');
  const sentence = lens.getByRole('textbox', { name: 'Terms of access' });
  await expect(sentence).toHaveText(
    'Access is by request, and free for non-commercial trials. By requesting access you accept the Terms of Use and the Privacy Policy.',
  );
  await expect(sentence.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await sentence.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' See our team.');
  await page.keyboard.press('Enter');
  for (let left = 'team.'.length; left > 0; left -= 1) {
    await page.keyboard.press('Shift+ArrowLeft');
  }
  await lens.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('team');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Team' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(sentence).toBeFocused();
  await expect(sentence.getByRole('link', { name: 'team.' })).toHaveAttribute(
    'href',
    '/#team-section',
  );
  await expect(preview(page).getByRole('link', { name: 'team.' })).toBeAttached();
  await publish(page);
  const { contentPart } = (await desk.ask('{ contentPart(name: "sections") { value } }')) as {
    contentPart: { value: { lens: { terms: unknown } } };
  };
  expect(contentPart.value.lens.terms).toEqual([
    {
      text: 'Access is by request, and free for non-commercial trials. By requesting access you accept the ',
    },
    { text: 'Terms of Use', href: '/terms' },
    { text: ' and the ' },
    { text: 'Privacy Policy', href: '/privacy' },
    { text: '. See our ' },
    { text: 'team.', href: '/#team-section' },
  ]);
});

test('a sentence whose words are typed back is unchanged', async ({ page, desk }) => {
  await desk.open('site');
  const banner = await unfold(page, 'Cookie banner');
  const sentence = banner.getByRole('textbox', { name: 'Message' });
  await sentence.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await expect(form(page).getByRole('button', { name: 'Discard draft' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(form(page).getByRole('button', { name: 'Discard draft' })).toBeHidden();
  // An empty sentence is refused at its field, and typed again in place.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(sentence).toHaveAccessibleDescription(/must not be empty/);
  await page.keyboard.type('We use cookies.');
  await expect(sentence).toHaveAttribute('aria-invalid', 'false');
});
