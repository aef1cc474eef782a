import { axeViolations } from './axe.ts';
import { expect, form, preview, publish, test, unfold } from './content-desk.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of widths) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a corrected count is computed again in the preview, and the visitor sees it', async ({
      page,
      desk,
    }) => {
      await desk.open('evidence');
      await unfold(page, 'Title and abstract screening, eight reviews');
      const study = preview(page).getByRole('region', { name: /^Title and abstract screening/ });
      await expect(study).toContainText('284 of 287');
      await unfold(page, 'The 2 × 2 table');
      await form(page).getByLabel('False negatives').fill('16');
      await expect(study).toContainText('284 of 300');
      expect(await axeViolations(page)).toEqual([]);
      await publish(page);
      await page.goto(`${desk.site.url}/evidence`);
      const sensitivity = page.getByRole('row', { name: /^Sensitivity/ }).first();
      await expect(sensitivity).toContainText('284 of 300');
      await expect(sensitivity.getByRole('cell')).toHaveText(['94.7%', '91.5–96.7%']);
    });

    test('a statement is edited in place', async ({ page, desk }) => {
      await desk.open('security');
      await unfold(page, 'How it is protected');
      await unfold(page, 'Uploads');
      await expect(
        preview(page).getByRole('heading', { name: 'Security and data handling', level: 1 }),
      ).toBeVisible();
      await form(page).getByLabel('Title', { exact: true }).last().fill('Uploaded images');
      await expect(preview(page).getByRole('heading', { name: 'Uploaded images' })).toHaveAttribute(
        'data-marked',
        '',
      );
      await publish(page);
      expect(await desk.page('/security')).toContain('Uploaded images');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the evidence has its table, its file and one line for each unpublished study, and the footer links to each page @journey', async ({
    page,
  }) => {
    await page.goto('/evidence');
    await expect(page.getByRole('table', { name: 'Counts', exact: true })).toHaveCount(1);
    await expect(page.getByText('Not yet validated in a published study.')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'All counts and figures as CSV' })).toHaveAttribute(
      'href',
      '/evidence.csv',
    );
    for (const [name, title] of [
      ['AI transparency', 'AI transparency'],
      ['Security and data handling', 'Security and data handling'],
      ['Accessibility', 'Accessibility'],
      ['Validation evidence', 'Validation evidence'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});
