import { expect, filler, test } from './posts-desk.ts';

test('FAQ answers take paragraphs, emphasis and links, and are rendered so', async ({
  page,
  desk,
}) => {
  await desk.open();
  await page.getByLabel('Title', { exact: true }).fill('Answered');
  await page.getByLabel('Content').fill(filler);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('Why?');
  await page
    .getByLabel('Answer 1', { exact: true })
    .fill('Because of *evidence*, 2–4 % of it.\n\nSee [the report](https://loon.example/a).');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Post created')).toBeVisible();
  const post = (await desk.posts()).find(({ title }) => title === 'Answered');
  await desk.change(post?.id ?? '', { published: true });

  await page.goto(`${desk.site.url}/reflections/${post?.slug ?? ''}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const said = data.map((json) => JSON.stringify(JSON.parse(json))).join();
  expect(said).toContain('<p>Because of <em>evidence</em>, 2–4 % of it.</p>');
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const answer = page.locator('#faq-why');
  await expect(answer.locator('p')).toHaveCount(2);
  await expect(answer.locator('em')).toHaveText('evidence');
  await expect(answer.locator('.unbroken')).toHaveText('2–4');
  await expect(answer.getByRole('link', { name: 'the report' })).toHaveAttribute(
    'href',
    'https://loon.example/a',
  );
});
