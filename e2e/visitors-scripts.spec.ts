import type { Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visitForm } from './request-forms.ts';

// Words of messages that stand in the code of Zod: one of what every form checks with, and one of
// what only the content's rules do.
const everyForms = 'invalid_format';
const administrations = 'Invalid discriminated union option';

test('what only the administration checks with is in no script that visitors load', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) answers.push(answer);
  });
  await visitForm(page, 'demo');
  await expect
    .poll(async () => (await Promise.all(answers.map((each) => each.text()))).join('\n'))
    .toContain(everyForms);
  const scripts = await Promise.all(answers.map((each) => each.text()));
  expect(scripts.filter((script) => script.includes(administrations))).toEqual([]);
});
