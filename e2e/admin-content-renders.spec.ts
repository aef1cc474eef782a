import { blockMutation } from './blocked-mutation.ts';
import { countRenders } from './count-renders.ts';
import { expect, fold, form, preview, test, unfoldAll } from './content-desk.ts';

test('a key typed into a long part renders only its own field, however many entries are open', async ({
  page,
  desk,
}) => {
  const rendered = await countRenders(page, '.adm-content-form');
  await desk.open('faqs', '&item=what-is-loon-lens');
  // The response to a stored draft renders the form, too, at any moment.
  await blockMutation(page, 'SaveContentDraft');
  const entry = () => form(page).locator('.adm-fold').filter({ hasText: 'What is' }).first();
  const question = entry().getByLabel('Question');
  const typeOne = async (letter: string, shown: string) => {
    const before = await rendered();
    await question.press(letter);
    await expect(preview(page).getByText(shown).first()).toBeAttached();
    return (await rendered()) - before;
  };
  await question.focus();
  await page.keyboard.press('End');
  await typeOne('a', 'What is Loon Lens?a');
  const withOneOpen = await typeOne('b', 'What is Loon Lens?ab');
  await unfoldAll(page);
  await question.focus();
  await page.keyboard.press('End');
  const withAllOpen = await typeOne('c', 'What is Loon Lens?abc');
  expect(withOneOpen).toBeGreaterThan(0);
  expect(withAllOpen).toBeLessThanOrEqual(withOneOpen);
  await expect(fold(page, 'What is Loon Lens?abc')).toBeVisible();
});
