import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const slug = 'future-of-heor-agentic-ai-systems';

test('the text is sent once, and the first load requests nothing more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const response = await page.goto(`/reflections/${slug}`);
  await hydrate(page);
  const text = await page.locator('.prose > p').nth(1).innerText();
  const html = ((await response?.text()) ?? '').replaceAll('&#x27;', "'");
  expect(html.split(text.slice(0, 60))).toHaveLength(2);
  await page.getByRole('button', { name: 'View FAQs' }).click();
  await expect(page.locator('.prose')).toContainText(text);
  expect(asked).toEqual([]);
});
