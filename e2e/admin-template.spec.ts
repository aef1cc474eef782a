import { axeViolations } from './axe.ts';
import { operationOf } from './fixtures.ts';
import { expect, test } from './template-desk.ts';

const article = '/reflections/making-systematic-reviews-feasible';

test.describe('Template Manager', () => {
  test('info panel showing version 1.0.0, 6 components; the system test shows every check', async ({
    page,
    templateDesk,
  }) => {
    await templateDesk.openManager();
    const panel = page.getByRole('region', { name: 'Article template' });
    await expect(panel).toContainText('1.0.0');
    await expect(panel).toContainText('6 components');
    await page.getByRole('button', { name: 'Run System Test' }).click();
    await expect(page.getByText('14/14 tests passed')).toBeVisible();
    const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
    await expect(checks).toHaveCount(14);
    for (const name of ['Config round trip', 'Required fields', 'Readable colours']) {
      await expect(checks.filter({ hasText: name })).toContainText('Passed');
    }
    await expect(checks.last()).toContainText('A post renders in the template');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('failures of the system test show', async ({ page, templateDesk }) => {
    await templateDesk.saveElsewhere(({ typography, structure }) => {
      typography.body.color = '#eeeeee';
      structure.content.enabled = false;
    });
    await templateDesk.openManager();
    await page.getByRole('button', { name: 'Run System Test' }).click();
    await expect(page.getByText('12/14 tests passed')).toBeVisible();
    const failed = page.getByRole('listitem').filter({ hasText: 'Failed' });
    await expect(failed).toHaveCount(2);
    await expect(failed.first()).toContainText('Too little contrast: text on background');
    await expect(failed.last()).toContainText('renders without its text');
  });

  test.describe('when it could not run', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test("system test failure 'Test Failed' - 'Could not run template system test'", async ({
      page,
      templateDesk,
    }) => {
      await templateDesk.openManager();
      await page.route('**/graphql', (route) =>
        operationOf(route) === 'RunTemplateTest' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Run System Test' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Test Failed' });
      await expect(toast).toContainText('Could not run template system test');
    });
  });

  test('saved templates are versions that can be viewed and restored @journey', async ({
    page,
    templateDesk,
  }) => {
    await templateDesk.saveElsewhere(({ typography }) => {
      typography.headings.h1.color = '#1d4b58';
    });
    await templateDesk.saveElsewhere(({ typography }) => {
      typography.headings.h1.color = '#7a4f00';
    });
    await templateDesk.openManager();
    const versions = page.getByRole('region', { name: 'Saved versions' });
    await expect(versions.getByRole('row')).toHaveCount(4);
    await expect(versions.getByRole('row', { name: /Version 2/ })).toContainText('Current');
    await expect(versions.getByRole('row', { name: /Version 1/ })).toContainText(
      'by admin@loon.example',
    );

    await page.getByRole('button', { name: 'Preview Version 1' }).click();
    const drawer = page.getByRole('dialog', { name: 'Version 1' });
    const title = templateDesk.preview.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('color', 'rgb(29, 75, 88)');
    expect(await axeViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('Version 1 is published again.')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(versions.getByRole('row', { name: /Version 3/ })).toContainText('Current');

    await page.goto(`${templateDesk.site.url}${article}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(29, 75, 88)');
  });
});
