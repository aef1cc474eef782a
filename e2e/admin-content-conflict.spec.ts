import { axeViolationsAtBothWidths } from './axe.ts';
import { expect, fold, form, test } from './content-desk.ts';

test('a conflict is resolved field by field, without losing either version', async ({
  page,
  desk,
}) => {
  await desk.open('navigation', '&item=about');
  const about = fold(page, 'About');
  await about.getByLabel('A few words on it').fill('Who we really are');
  await about.getByLabel('Title').fill('About Loon');
  await expect(form(page).getByText(/Draft saved/)).toBeVisible();
  await desk.publishElsewhere('navigation', {
    title: 'About them',
    label: 'Who they say we are',
    icon: 'team',
  });
  await form(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Navigation was published in the meantime',
  });
  const place = (name: string) => dialog.getByRole('region', { name });
  const mine = (name: string) => place(name).getByRole('radio', { name: 'Keep mine' });
  const theirs = (name: string) => place(name).getByRole('radio', { name: 'Take theirs' });
  await expect(mine('About Loon, Title')).toBeChecked();
  await expect(theirs('About Loon, Icon')).toBeChecked();
  await theirs('About Loon, Title').check();
  await expect(mine('About Loon, A few words on it')).toBeChecked();
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish selected' }).click();
  await expect(page.getByText('Version 2, published')).toBeVisible();
  const { contentPart } = (await desk.ask('{ contentPart(name: "navigation") { value } }')) as {
    contentPart: { value: object[] };
  };
  expect(contentPart.value[0]).toMatchObject({
    ...{ title: 'About them', label: 'Who we really are', icon: 'team' },
  });
  await page.getByRole('status').getByRole('button', { name: 'Restore' }).click();
  await expect(fold(page, 'About Loon')).toBeVisible();
  // What I did not change stays theirs.
  await form(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 3, published')).toBeVisible();
  const restored = (await desk.ask('{ contentPart(name: "navigation") { value } }')) as {
    contentPart: { value: object[] };
  };
  expect(restored.contentPart.value[0]).toMatchObject({ title: 'About Loon', icon: 'team' });
});
