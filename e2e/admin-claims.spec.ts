import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsAtBothWidths } from './axe.ts';
import { expect, fold, form, publish, test, unfold } from './content-desk.ts';
import { operationOf } from './fixtures.ts';

const sentence = 'Loon Lens reached 99% sensitivity.';
const title = 'On the sensitivity of Lens';
const unstated = {
  id: 'moon-distance',
  subject: 'Moon distance',
  value: '7',
  unit: '%',
  wording: 'The distance of the Moon grew by 7%.',
  source: 'Nobody.',
};
const creating = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;

const posts = (page: Page) =>
  page.getByRole('region', { name: 'Published posts with findings', exact: true });
const findings = (page: Page) =>
  posts(page).getByRole('list', { name: 'Published posts with findings' });
const read = (page: Page) => posts(page).getByText(/published posts read$/);

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of widths) {
  test.describe(`at ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a claim shows where it is used; changing it lists those places, and the posts that stay @journey', async ({
      page,
      desk,
    }) => {
      const content = `${sentence} ${'Evidence needs time. '.repeat(8)}`;
      const { createPost } = (await desk.ask(creating, {
        input: { title, content, published: true },
      })) as { createPost: { id: string } };
      const { contentPart } = (await desk.ask('{ contentPart(name: "claims") { value } }')) as {
        contentPart: { value: object[] };
      };
      await desk.ask(
        'mutation ($value: JSON!) { publishContent(name: "claims", value: $value, version: 0) { version } }',
        { value: [...contentPart.value, unstated] },
      );
      await desk.open('claims');
      await expect(read(page)).toBeVisible();
      const table = page.getByRole('region', { name: 'All claims' });
      await table.getByRole('columnheader', { name: 'Places' }).click();
      await expect(table.getByRole('row').nth(1)).toContainText('0No end');
      await table.getByRole('searchbox', { name: 'Search claims' }).fill('sensitivity');
      await expect(
        table.getByRole('row', { name: /Lens sensitivity 99% \d+ No end/ }),
      ).toBeVisible();
      await expect(table.getByRole('row', { name: /Lens specificity/ })).toBeHidden();
      const entry = fold(page, 'Lens sensitivity');
      await expect(entry).toContainText(/In \d+ places/);
      await form(page)
        .getByRole('button', { name: 'Lens sensitivity', exact: true })
        .press('Enter');
      const usedIn = entry.getByRole('list', { name: 'Used in' });
      await expect(usedIn.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/blog-admin?tab=posts&post=${createPost.id}`,
      );
      await expect(usedIn).toContainText(sentence);
      await expect(usedIn.getByRole('link', { name: 'Sections' })).toHaveAttribute(
        'href',
        '/blog-admin?tab=content&part=sections',
      );
      await expect(fold(page, unstated.subject)).toContainText('Not used');
      await expect(await unfold(page, unstated.subject)).toContainText('Not used yet');
      await expect(findings(page).getByRole('link', { name: title })).toBeVisible();
      await expect(findings(page).getByText('Differs from an approved claim')).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect(await beyond()).toBe(0);

      await entry.getByLabel('Figure', { exact: true }).fill('98');
      const notice = form(page).getByRole('status').filter({ hasText: 'previous figure' });
      await expect(notice).toContainText('These places show the previous figure');
      await expect(notice.getByRole('link', { name: title })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      await publish(page);
      await expect(read(page)).toBeVisible();
      await unfold(page, 'Lens sensitivity');
      await expect(usedIn).toContainText('shows a different figure');
      const correction = page.getByRole('region', { name: 'Places to correct' });
      await expect(correction).toContainText('Lens sensitivity: 98%');
      await expect(correction).toContainText(/\d+ places show a different figure\./);
      const left = async () => Number(/(\d+) place/.exec(await correction.innerText())?.[1] ?? 0);
      const before = await left();
      expect(before).toBeGreaterThan(1);
      const post = findings(page).getByRole('listitem').filter({ hasText: title }).first();
      await expect(post).toContainText('Differs from an approved claim');
      await expect(post).toContainText(sentence);
      expect(await axeViolations(page)).toEqual([]);
      expect(await beyond()).toBe(0);
      expect(await desk.ask('{ posts(first: 1) { edges { node { title } } } }')).toEqual({
        posts: { edges: [{ node: { title } }] },
      });

      const nextPlace = correction.getByRole('button', { name: /^Next place: / });
      const openNextPlace = async () => {
        await nextPlace.press('Enter');
        // The place takes the focus once it is shown; a key pressed before would be lost.
        await expect(nextPlace).not.toBeFocused();
      };
      await openNextPlace();
      await expect(table).toBeHidden();
      await expect(correction).toContainText(/Here: “.*99%/);
      const place = `tab=posts&post=${createPost.id}`;
      for (let step = 0; step < before && !page.url().includes(place); step += 1) {
        await openNextPlace();
      }
      await expect(correction).toContainText(`Here: “${sentence}” Once it is published,`);
      await page.getByRole('button', { name: 'Source' }).click();
      const source = page.getByRole('textbox', { name: 'Content' });
      await source.fill(content.replace('99%', '98%'));
      await page.getByRole('button', { name: 'Update Post' }).press('Enter');
      // The next place opens by itself.
      await expect(correction).toContainText(/Here: “.*99%/);
      await expect(page).not.toHaveURL(new RegExp(place));
      await expect.poll(left).toBe(before - 1);
      await page.reload();
      await expect.poll(left).toBe(before - 1);
      expect(await axeViolations(page)).toEqual([]);
      await correction.getByRole('button', { name: 'Stop' }).click();
      await expect(correction).toBeHidden();
    });
  });
}

test('a failure to read the posts is reported, and can be retried', async ({ page, desk }) => {
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('ClaimReview')) {
      await route.fulfill({
        json: { errors: [{ message: 'Too many texts wait. Please try again.' }] },
      });
    } else {
      await route.fallback();
    }
  });
  await desk.open('claims');
  await expect(posts(page).getByRole('alert')).toContainText('Too many texts wait.');
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await page.unroute('**/graphql*');
  await posts(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(read(page)).toBeVisible();
});

test('reading posts stops when it makes no progress, and can be continued', async ({
  page,
  desk,
}) => {
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route) !== 'ClaimReview') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { claimReview: { checked: number } } };
    answer.data.claimReview.checked = 0;
    await route.fulfill({ response, json: answer });
  });
  await desk.open('claims');
  await expect(read(page)).toHaveText(/^0 of [1-9]/);
  expect(await axeViolationsAtBothWidths(page)).toEqual([]);
  await page.unroute('**/graphql*');
  await posts(page).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(read(page)).toHaveText(/^(\d+) of \1 published posts read$/);
  await expect(posts(page).getByRole('button', { name: 'Continue' })).toHaveCount(0);
});
