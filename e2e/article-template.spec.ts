import type { Page } from '@playwright/test';
import { hydrate } from './hydrate.ts';
import { expect, test, type BlogSite } from './blog-site.ts';
import { operationOf } from './fixtures.ts';

const slug = 'making-systematic-reviews-feasible';

interface Template {
  components: Record<string, Record<string, unknown>>;
  structure: Record<string, Record<string, unknown>>;
  typography: { headings: { h1: Record<string, unknown> } };
  layout: { container: Record<string, unknown> };
}

async function changeTemplate(site: BlogSite, change: (config: Template) => void): Promise<void> {
  const config = (await (await fetch(`${site.url}/api/template/config`)).json()) as Template;
  change(config);
  await site.send('PUT', '/api/template/config', config);
}

/** Opens the example article by a click, so that the browser fetches its data. */
async function openFromHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await hydrate(page);
  await page
    .locator('#blog-section')
    .getByRole('link', { name: /^Read article/ })
    .first()
    .click();
}

test('the template applies to every article page; saving it changes them immediately @journey', async ({
  page,
  blogSite,
}) => {
  const address = `${blogSite.url}/reflections/${slug}`;
  await page.goto(address);
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'View FAQs' })).toBeVisible();
  await changeTemplate(blogSite, ({ components, structure, typography, layout }) => {
    layout.container['maxWidth'] = '896px';
    typography.headings.h1['color'] = '#0f2a33';
    typography.headings.h1['fontSize'] = '40px';
    components['buttons'] = {
      primary: { backgroundColor: '#1d4b58', hoverBackgroundColor: '#0f2a33' },
    };
    components['cta'] = { ...components['cta'], primaryButton: { text: 'Talk to us' } };
    components['faq'] = { ...components['faq'], title: { text: 'Questions' } };
    structure['header'] = { ...structure['header'], backgroundColor: '#dde6e9' };
    structure['relatedArticles'] = { enabled: false };
    structure['content'] = { ...structure['content'], showContents: false };
  });
  await page.reload();
  await hydrate(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(15, 42, 51)');
  await expect(title).toHaveCSS('font-size', '40px');
  const header = page.getByRole('article').locator('header');
  await expect(header).toHaveCSS('background-color', 'rgb(221, 230, 233)');
  expect((await header.locator('.container').boundingBox())?.width).toBe(896);
  const button = page.getByRole('link', { name: 'Talk to us' });
  await expect(button).toHaveCSS('background-color', 'rgb(29, 75, 88)');
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toHaveCount(0);
  await expect(page.getByText('In this article', { exact: true })).toHaveCount(0);
});

test("the template's Primary colours every primary button of an article's page, the header's too", async ({
  page,
  blogSite,
}) => {
  const [blue, darkBlue, red] = ['rgb(29, 75, 88)', 'rgb(15, 42, 51)', 'rgb(192, 1, 29)'];
  await changeTemplate(blogSite, ({ components }) => {
    components['buttons'] = {
      primary: { backgroundColor: '#1d4b58', hoverBackgroundColor: '#0f2a33' },
    };
  });
  await page.goto(`${blogSite.url}/reflections/${slug}`);
  await hydrate(page);
  const header = page.getByRole('banner').getByRole('button', { name: 'Request a demo' });
  const primary = page.locator('.btn-p:visible');
  expect(await primary.count()).toBeGreaterThan(1);
  for (const button of await primary.all())
    await expect(button).toHaveCSS('background-color', blue);
  await header.hover();
  await expect(header).toHaveCSS('background-color', darkBlue);
  await header.click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit request' });
  await expect(submit, 'an invalid form looks disabled as on every page').toHaveCSS(
    'background-color',
    'rgb(221, 230, 233)',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reflections & Insights');
  await page.mouse.move(0, 0);
  await expect(header, 'other pages keep theirs').toHaveCSS('background-color', red);
  for (const button of await primary.all()) await expect(button).toHaveCSS('background-color', red);
  await page.goBack();
  await expect(header).toHaveCSS('background-color', blue);
});

test('sections are enabled and disabled, the footer among them', async ({ page, blogSite }) => {
  await changeTemplate(blogSite, ({ components, structure }) => {
    components['faq'] = { ...components['faq'], enabled: false };
    components['cta'] = { ...components['cta'], enabled: false };
    structure['header'] = { ...structure['header'], enabled: false };
    structure['footer'] = { ...structure['footer'], showFooter: false };
  });
  await page.goto(`${blogSite.url}/blog/${slug}`);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Making systematic/);
  await expect(page.getByText('Back to Blog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View FAQs' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a demo' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto(`${blogSite.url}/privacy`);
  await hydrate(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Loading template... is shown while the template is fetched in the browser', async ({
  page,
  blogSite,
}) => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) === 'ArticleTemplate') await slow;
    await route.continue();
  });
  await openFromHome(page, blogSite.url);
  await expect(page.getByText('Loading template...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Making systematic/);
  await expect(page.getByText('Loading template...')).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, 'the style sheet has come with it').toHaveCSS('font-weight', '400');
  const html = await (await fetch(`${blogSite.url}/blog/${slug}`)).text();
  expect(html).not.toContain('Loading template');
});

test.describe('fallback links', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('two fixed links are shown when the related query fails, without the current article', async ({
    page,
    blogSite,
  }) => {
    await page.route('**/graphql', (route) =>
      operationOf(route) === 'RelatedPosts' ? route.abort() : route.continue(),
    );
    await openFromHome(page, blogSite.url);
    const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article');
    await expect(related).toHaveCount(1);
    await expect(related).toContainText('The future of HTA submissions');
    await page.goto(`${blogSite.url}/reflections`);
    await hydrate(page);
    await page
      .getByRole('link', { name: /^Read article The hidden risks/ })
      .first()
      .click();
    await expect(related.getByRole('heading')).toHaveText([
      'Making systematic reviews feasible',
      'The future of HTA submissions',
    ]);
  });
});

test('a draft: a Draft banner, noindex and no caching for the administrator, 404 for others', async ({
  page,
  request,
  context,
  blogSite,
}) => {
  const draft = await blogSite.savePost({ title: 'A quiet draft', published: false });
  const address = `${blogSite.url}/reflections/${draft.slug}`;
  expect((await request.get(address)).status()).toBe(404);
  const answer = await request.get(address, { headers: { cookie: blogSite.cookie } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  expect((await request.get(address)).status(), 'afterwards, too').toBe(404);
  const [name = '', value = ''] = blogSite.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: blogSite.url }]);
  await page.goto(address);
  await hydrate(page);
  await expect(page.getByText('Draft Only your team can see this article.')).toBeVisible();
  await expect(page.getByText('Not published yet')).toBeVisible();
});

test('a scheduled article is public nowhere until its date', async ({ request, blogSite }) => {
  const post = await blogSite.savePost({ title: 'Later', publishedAt: '2099-01-02T12:00:00Z' });
  const address = `${blogSite.url}/reflections/${post.slug}`;
  expect((await request.get(address)).status()).toBe(404);
  const answer = await request.get(address, { headers: { cookie: blogSite.cookie } });
  expect(await answer.text()).toContain('Scheduled for January 2, 2099.');
  expect(await (await request.get(`${blogSite.url}/reflections?q=later`)).text()).not.toContain(
    '<h3>Later',
  );
});

test('a title cannot break out of the embedded data', async ({ page, blogSite }) => {
  const title = '</script><script>document.body.dataset.broken=1</script>';
  const { slug: hostile } = await blogSite.savePost({ title, tags: [title.slice(0, 40)] });
  await page.goto(`${blogSite.url}/blog/${hostile}`);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => document.body.dataset['broken'])).toBeUndefined();
});
