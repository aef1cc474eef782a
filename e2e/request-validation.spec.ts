import { expect, test } from './fixtures.ts';
import {
  choosePlatforms,
  clickSubmit,
  expectInvalid,
  fieldOf,
  submitButton,
  toastOf,
  visitForm,
  overlayViolations,
} from './request-forms.ts';

const invalidEmail = 'Please enter a valid professional email address.';
const referral = 'Please provide at least 3 characters describing where you heard about us.';
const profileUrl = 'Professional or research profile URL';

/** Field, the values typed in sequence, and the message after the last one. */
const shared: [label: string, typed: string[], message: string][] = [
  ['First name', ['A', ''], 'First name is required.'],
  ['Last name', ['B', ''], 'Last name is required.'],
  ['Affiliation', ['C', ' '], 'Affiliation is required.'],
  ['Professional email', ['a', ''], 'Professional email is required.'],
  ['Professional email', ['a'], invalidEmail],
  ['Professional email', ['someone@GMAIL.com'], invalidEmail],
  [profileUrl, ['a', ''], 'Professional or Research Profile URL is required.'],
  ['How did you hear about us?', ['ab'], referral],
];

const forms = {
  access: {
    messages: [
      ...shared,
      [profileUrl, ['nowhere'], 'Please enter a valid URL (e.g., linkedin.com/in/yourname).'],
      [
        'Research project description',
        ['x'.repeat(99)],
        'Please provide at least 100 characters describing your research project.',
      ],
    ] as typeof shared,
    consents: [
      [
        'non-commercial',
        'You must agree to use the trial exclusively for non-commercial research.',
      ],
      [
        'project updates and communications',
        'You must consent to receive project updates and communications.',
      ],
      ['data storage and processing', 'You must consent to data storage and processing.'],
    ],
    incomplete: 'You must fill in all the fields to submit your request to access the free trial.',
  },
  demo: {
    messages: [
      ...shared,
      [
        profileUrl,
        ['nowhere.example'],
        'Please enter a valid profile URL (e.g., linkedin.com/in/yourname or scholar.google.com/citations?user=xyz).',
      ],
      [
        'Message',
        ['123456789'],
        'Please provide at least 10 characters describing your HEOR/HTA needs.',
      ],
    ] as typeof shared,
    consents: [
      [
        'project updates and communications',
        'You must consent to receive project updates and communications.',
      ],
      ['data storage and processing', 'You must consent to data storage and processing.'],
    ],
    incomplete: 'You must fill in all the fields to submit your demo request.',
  },
} as const;

for (const kind of ['access', 'demo'] as const) {
  const { messages, consents, incomplete } = forms[kind];

  test.describe(`Validation of the ${kind} form`, () => {
    test('every field is required; each message is shown from its first change on', async ({
      page,
    }) => {
      const dialog = await visitForm(page, kind);
      await expect(dialog.getByText('Every field is required.')).toBeVisible();
      await expect(dialog.getByText('*', { exact: true })).toHaveCount(kind === 'access' ? 11 : 10);
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
      for (const [label, typed, message] of messages) {
        const field = fieldOf(dialog, label);
        for (const text of typed) {
          await field.fill(text);
        }
        await expectInvalid(field, message);
        await expect(dialog.getByText(message, { exact: true })).toBeVisible();
      }
      for (const [name, message] of consents) {
        const box = dialog.getByRole('checkbox', { name });
        await box.check();
        await expect(box).toHaveAttribute('aria-invalid', 'false');
        await box.uncheck();
        await expectInvalid(box, message);
      }
      expect(await overlayViolations(page)).toEqual([]);
    });

    test('when invalid, the button shows a destructive toast and all errors, as does Enter', async ({
      page,
    }) => {
      const dialog = await visitForm(page, kind);
      await test.step('Enter in a field', async () => {
        await fieldOf(dialog, 'Affiliation').press('Enter');
        await expect(toastOf(page)).toContainText(incomplete);
        await expect(fieldOf(dialog, 'First name')).toBeFocused();
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(toastOf(page)).toHaveCount(0);
      });
      await expect(submitButton(dialog)).toHaveAttribute('aria-disabled', 'true');
      await clickSubmit(dialog);
      await expect(toastOf(page)).toHaveText(`Please complete all required fields${incomplete}`);
      await expect(toastOf(page)).toHaveRole('alert');
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(
        kind === 'access' ? 11 : 10,
      );
      await expect(fieldOf(dialog, 'First name')).toBeFocused();
      await expect(dialog).toBeVisible();
      expect(await overlayViolations(page)).toEqual([]);

      await fieldOf(dialog, 'First name').fill('Ada');
      await expect(fieldOf(dialog, 'First name')).toHaveAttribute('aria-invalid', 'false');
      await clickSubmit(dialog);
      await expect(fieldOf(dialog, 'Last name')).toBeFocused();
    });
  });
}

test('access: a live count of long texts; number of studies is one of the five ranges', async ({
  page,
}) => {
  const dialog = await visitForm(page, 'access');
  await expect(dialog.getByText('0 / 100', { exact: true })).toBeVisible();
  await fieldOf(dialog, 'Research project description').fill(` ${'x'.repeat(64)} `);
  await expect(dialog.getByText('64 / 100', { exact: true })).toBeVisible();

  const group = dialog.getByRole('radiogroup', { name: 'Number of studies', exact: true });
  await clickSubmit(dialog);
  await expectInvalid(group, 'Please select the number of studies.');
  for (const range of ['0-500', '500-1,000', '1,000-5,000', '5,000-10,000', 'Over 10,000']) {
    await group.getByText(range, { exact: true }).click();
    await expect(group.getByRole('radio', { name: range, exact: true })).toBeChecked();
  }
  await expect(group).toHaveAttribute('aria-invalid', 'false');
});

test.describe('Platforms to demo', () => {
  test('label: none, a short name for one, {n} platforms selected for several', async ({
    page,
  }) => {
    const dialog = await visitForm(page, 'demo');
    const button = dialog.getByRole('button', { name: 'Platforms to demo' });
    await expect(button).toHaveText('Select platform(s)');
    const steps: [toggled: RegExp, label: string][] = [
      [/^Lens \(AI literature screening and SLR platform\)$/, 'Lens'],
      [
        /^Waters \(AI HTA intelligence, forecasting and simulations platform\)$/,
        '2 platforms selected',
      ],
      [/^Lens/, 'Waters'],
      [/^I'm not interested in a demo\.$/, '2 platforms selected'],
      [/^Waters/, 'Not interested in a demo'],
      [/^I'm not interested/, 'Select platform(s)'],
    ];
    for (const [toggled, label] of steps) {
      await choosePlatforms(dialog, [toggled]);
      await expect(button).toHaveText(label);
    }
    await expectInvalid(button, 'Please select at least one platform.');
  });

  test('opens below, arrows move, Escape closes the list but not the dialog', async ({ page }) => {
    const dialog = await visitForm(page, 'demo');
    const button = dialog.getByRole('button', { name: 'Platforms to demo' });
    const option = (name: RegExp) => dialog.getByRole('checkbox', { name });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(option(/^Lens/)).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option(/^Waters/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(option(/^Waters/)).toBeChecked();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(option(/^Lens/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(option(/^Lens/)).toBeChecked();
    expect(await overlayViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(option(/^Lens/)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(button).toBeFocused();
    await expect(button).toHaveText('2 platforms selected');

    await button.click();
    await page.keyboard.press('Tab');
    await expect(option(/^Lens/)).toBeHidden();
    await expect(fieldOf(dialog, profileUrl)).toBeFocused();
    await button.click();
    await page.keyboard.press('Shift+Tab');
    await expect(option(/^Lens/)).toBeHidden();
    await expect(fieldOf(dialog, 'Professional email')).toBeFocused();
    await page.waitForTimeout(200);
    await expect(fieldOf(dialog, 'Professional email')).toBeFocused();
  });
});
