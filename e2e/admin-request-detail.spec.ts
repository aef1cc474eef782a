import { readFileSync } from 'node:fs';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './axe.ts';
import { detailOf, senders, viewOf } from './request-rows.ts';

test.describe('Detail of a request', () => {
  test('shows what a visitor sent, and notes that others write, too', async ({ page, desk }) => {
    const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    const hostile = { firstName: attack, affiliation: attack, message: attack };
    await desk.sendDemoRequest({ ...hostile, email: 'x@northgate.example' });
    await desk.sendDemoRequest();
    await test.step('shows the visitor’s referrer, the wordings of the consents, and the spam signals', async () => {
      await desk.sendAccessRequest({
        firstPage: '/blog',
        lastPage: '/reflections/future-of-hta-submissions',
        button: 'Request access',
        utmSource: 'newsletter',
      });
      await desk.open();
      await viewOf(page, 'Ingrid').click();
      const detail = detailOf(page, 'Ingrid Sørensen');
      await expect(detail.getByRole('link', { name: /^\/blog / })).toBeVisible();
      for (const text of ['Request access', 'newsletter', 'No form token']) {
        await expect(detail.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(detail.getByText('Wording of June 26, 2025')).toHaveCount(3);
      await expect(
        detail.getByText(
          'E-mail is not configured. The notification is queued and will be sent once it is.',
        ),
      ).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await page.keyboard.press('Escape');

    await test.step('a visitor’s input is plain text, whatever it contains', async () => {
      await viewOf(page, attack).click();
      await expect(detailOf(page, attack).getByText(attack, { exact: true })).toHaveCount(2);
      await expect(page.locator('[onerror]')).toHaveCount(0);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });

    await page.keyboard.press('Escape');

    await test.step('notes that another administrator changed in the meantime are rejected, and no text is lost', async () => {
      await viewOf(page, 'Amir').click();
      const detail = detailOf(page, 'Amir Rahimi');
      const notes = detail.getByLabel('Notes', { exact: true });
      await notes.fill('Mine');
      await desk.site.database.write((manager) =>
        manager.query(
          `UPDATE visitor_request SET notes = 'Theirs', notesVersion = notesVersion + 1`,
        ),
      );
      await detail.getByRole('button', { name: 'Save notes' }).click();
      await expect(detail.getByText('Theirs', { exact: true })).toBeVisible();
      await expect(notes).toHaveValue('Mine');
      expect(await axeViolations(page)).toEqual([]);
      await detail.getByRole('button', { name: 'Save notes' }).click();
      await expect(page.getByText('Notes saved')).toBeVisible();
      await expect(detail.getByText('Theirs', { exact: true })).toBeHidden();
    });
  });

  test('a request is closed with its outcome, exported and erased @journey', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest();
    await desk.sendAccessRequest();
    await desk.open();
    await viewOf(page, 'Amir').click();
    const detail = detailOf(page, 'Amir Rahimi');
    await test.step('a status and the outcome of a closed request are saved when chosen, and notes are saved', async () => {
      const outcome = detail.getByRole('combobox', { name: 'Outcome' });
      await expect(outcome).toHaveCount(0);
      await detail.getByRole('combobox', { name: 'Status' }).click();
      await chooseOption(page, 'Closed');
      await expect(page.getByText('Request marked as closed')).toBeVisible();
      await outcome.click();
      await chooseOption(page, 'Not for us');
      await expect(page.getByText('Outcome saved')).toBeVisible();
      await detail.getByLabel('Notes', { exact: true }).fill('Called back on Monday.');
      await expect(detail.getByText('Not saved yet.')).toBeVisible();
      await detail.getByRole('button', { name: 'Save notes' }).click();
      await expect(page.getByText('Notes saved')).toBeVisible();
      await page.reload();
      await expect(detail.getByLabel('Notes', { exact: true })).toHaveValue(
        'Called back on Monday.',
      );
      await expect(detail.getByText(/^Saved .* by admin@/)).toBeVisible();
      await expect(detail.getByText('Not for us', { exact: true })).toBeVisible();
    });

    await test.step('one person’s data is exported as JSON, and erased after confirmation', async () => {
      const started = page.waitForEvent('download');
      await detail.getByRole('button', { name: 'Export data' }).click();
      const download = await started;
      const document = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
        requests: { email: string }[];
      };
      expect(document.requests.map(({ email }) => email)).toEqual(['a.rahimi@northgate.example']);

      await detail.getByRole('button', { name: 'Erase data' }).click();
      const question = page.getByRole('dialog', { name: 'Erase this person’s data?' });
      await expect(question.getByText('a.rahimi@northgate.example')).toBeVisible();
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Erase permanently' }).click();
      await expect(page.getByText('Data erased')).toBeVisible();
      await expect(detail).toBeHidden();
      await expect(senders(page)).toHaveText(['Ingrid Sørensen']);
    });
  });
});

test.describe('Detail of a request when saving fails', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('the text of the notes stays', async ({ page, desk }) => {
    await desk.sendDemoRequest();
    await desk.open();
    await viewOf(page, 'Amir').click();
    const detail = detailOf(page, 'Amir Rahimi');
    const notes = detail.getByLabel('Notes', { exact: true });
    await notes.fill('Not to be lost');
    await expect(detail.getByText('Not saved yet.')).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await detail.getByRole('button', { name: 'Save notes' }).click();
    await expect(detail.getByText('Nothing was saved; your text is still here.')).toBeVisible();
    await expect(notes).toHaveValue('Not to be lost');
    await page.unroute('**/graphql');
    await page.keyboard.press('Escape');
    await viewOf(page, 'Amir').click();
    await expect(notes).toHaveValue('Not to be lost');
    await detail.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Notes saved')).toBeVisible();
  });
});

test.describe('Assigned to', () => {
  test('an administrator: in the detail, for all selected rows, and as a filter', async ({
    page,
    desk,
  }) => {
    await desk.sendDemoRequest({ firstName: 'One' });
    await desk.sendDemoRequest({ firstName: 'Two' });
    await desk.sendDemoRequest({ firstName: 'Three' });
    await desk.open();
    const me = 'Me (admin@loon.example)';
    await viewOf(page, 'One Rahimi').click();
    const detail = detailOf(page, 'One Rahimi');
    await detail.getByRole('combobox', { name: 'Assigned to' }).click();
    await chooseOption(page, me);
    await expect(page.getByText('Request assigned to admin@loon.example')).toBeVisible();
    await expect(detail.getByRole('combobox', { name: 'Assigned to' })).toHaveAccessibleDescription(
      me,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('checkbox', { name: 'Select Two Rahimi' }).check();
    await page.getByRole('checkbox', { name: 'Select Three Rahimi' }).check();
    const assign = page.getByRole('combobox', { name: 'Assign selected requests to' });
    await assign.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: me })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 requests assigned to admin@loon.example')).toBeVisible();
    // In full, or the toast would count as long as it is shown.
    const assigned = page.getByText('Assigned to admin@loon.example', { exact: true });
    await expect(assigned).toHaveCount(3);

    await viewOf(page, 'Three Rahimi').click();
    await detailOf(page, 'Three Rahimi').getByRole('combobox', { name: 'Assigned to' }).click();
    await chooseOption(page, 'Nobody');
    await expect(page.getByText('Request assigned to nobody')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Nobody' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(detailOf(page, 'Three Rahimi')).toBeHidden();
    const filter = page
      .getByRole('region', { name: 'Inbox' })
      .getByRole('combobox', { name: 'Assigned to' });
    await filter.click();
    await chooseOption(page, 'Nobody');
    await expect(senders(page)).toHaveText(['Three Rahimi']);
    await expect(page).toHaveURL(/assigned=nobody/);
    await filter.click();
    await chooseOption(page, me);
    await expect(senders(page)).toHaveText(['Two Rahimi', 'One Rahimi']);
    expect(await axeViolations(page)).toEqual([]);
  });
});
