import { axeViolations, tooSmallTargets } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './fixtures.ts';

const anchors = [
  ...['navigation-section', 'about-section', 'clients-section', 'services-section'],
  ...['performance-card', 'literature-section', 'cognitive-ensembles'],
  ...['systematic-reviews-section', 'ai-itc-section', 'access-forecasting-section'],
  ...['payer-simulations', 'blog-section', 'publications', 'team-section', 'contact-section'],
  'faq-section',
];

const tileTargets = [
  ...['about-section', 'clients-section', 'services-section', 'literature-section'],
  ...['performance-card', 'ai-itc-section', 'access-forecasting-section', 'payer-simulations'],
  ...['blog-section', 'publications', 'team-section', 'contact-section'],
];

const services = [
  'AI Market Access and Decision Forecasting',
  'AI Indirect Comparisons and ITC Feasibility Studies',
  'Reimbursement and HTA Submission Strategy',
  'AI Value Dossier Optimization and Sims',
  'Agentic AI Systems for Evidence Synthesis',
  'Therapeutic Area Analysis',
];

test('sections and anchors, in order', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(
    (ids) =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ids.includes(id)),
    anchors,
  );
  expect(found).toEqual(anchors);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HTA.compliant agentic AI/);
});

for (const width of [1440, 1024, 900, 768, 390]) {
  test(`the definition of “HTA-compliant” is readable in full at ${String(width)} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const definition = page.getByText('None of them certifies software.');
    await definition.scrollIntoViewIfNeeded();
    await expect(definition).toBeInViewport({ ratio: 1 });
    const uncovered = await definition.evaluate((paragraph) => {
      const { left, top, bottom } = paragraph.getBoundingClientRect();
      return [top + 8, bottom - 8].map((y) => document.elementFromPoint(left + 8, y) === paragraph);
    });
    expect(uncovered).toEqual([true, true]);
  });
}

test('a navigation grid of 12 tiles', async ({ page }) => {
  await page.goto('/');
  const tiles = page.locator('#navigation-section').getByRole('link');
  const targets = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')));
  expect(targets).toHaveLength(12);
  expect(targets).toEqual(tileTargets.map((id) => `#${id}`));
});

test('the navigation grid is the target of up-arrow links in each section', async ({ page }) => {
  await page.goto('/');
  for (const id of anchors.filter(
    (id) => !['navigation-section', 'performance-card'].includes(id),
  )) {
    const up = page.locator(`#${id}`).getByRole('link', { name: 'Contents' });
    await expect(up, id).toHaveAttribute('href', '#navigation-section');
  }
  await page.locator('#contact-section').getByRole('link', { name: 'Contents' }).click();
  await expect(page.locator('#navigation-section')).toBeInViewport();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px the visible up-arrow links are at least a screen apart; the keyboard shows the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
    const tops = await page
      .getByRole('link', { name: 'Contents' })
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).opacity === '1')
          .map((link) => link.getBoundingClientRect().top),
      );
    const gaps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(height);
    const near = page.locator('#publications').getByRole('link', { name: 'Contents' });
    await expect(near).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await near.focus();
    await expect(near).toHaveCSS('opacity', '1');
  });
}

test('about has a back-arrow link to the navigation section', async ({ page }) => {
  await page.goto('/');
  const back = page.locator('#about-section').getByRole('link');
  await expect(back).toHaveAttribute('href', '#navigation-section');
  await expect(back).toHaveClass(/up-back/);
});

test('two testimonials, each with a photo linking to a professional profile page in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('#clients-section').getByRole('figure').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link.locator('img')).toHaveCount(1);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test('six service cards, each linking to a section', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#services-section');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(services);
  const cards = section.getByRole('listitem');
  for (const card of await cards.all()) {
    const target = (await card.getByRole('link').getAttribute('href')) ?? '';
    expect(anchors.map((id) => `#${id}`)).toContain(target);
  }
});

test('the Lens section contrasts with legacy tools and links to publications, privacy and terms', async ({
  page,
}) => {
  await page.goto('/');
  const lens = page.locator('#literature-section');
  await expect(lens.getByRole('table')).toContainText('Lack validation');
  await expect(lens.getByRole('table')).toContainText('Handle only straightforward studies');
  await expect(lens.locator('a[href="#publications"]')).toBeVisible();
  await expect(lens.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(lens.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  await hydrate(page);
  await lens.getByRole('button', { name: 'Request access' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Access to Loon Lens' })).toBeVisible();
});

test('payer simulations flow from the dossier through simulations to the forecast report', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#payer-simulations');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'HTA dossier',
    'Thousands of simulations',
    'Forecast report',
  ]);
  await expect(section.getByRole('definition')).toHaveText(Array(6).fill(/^\d+%$/));
  await expect(section).toContainText('Values are illustrative');
});

test('the buttons of each name open the demo dialog', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  for (const [section, name] of [
    ['systematic-reviews-section', 'Request a demo'],
    ['ai-itc-section', 'Reach out to our experts'],
    ['payer-simulations', 'Get in touch to request a demo'],
    ['contact-section', 'Get in touch to request a demo'],
  ] as const) {
    await page.locator(`#${section}`).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the blog teaser shows 3 cards, each with date, read time, title, tags, excerpt and link', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('#blog-section').getByRole('article');
  await expect(cards).toHaveCount(3);
  const dates = await cards
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const card of await cards.all()) {
    await expect(card).toContainText(/\d+ min read/);
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/reflections\/[a-z0-9-]+$/);
  }
});

test('every claim shown, and each product by its name @journey', async ({ page }) => {
  const claims = [
    ...['99% sensitivity', '95% specificity', '96% accuracy', '3,796-article benchmark'],
    ...['100% calibrated', 'up to 90%', 'workload cut', 'under two weeks', '8–24 months'],
    ...['takes 2–4 weeks', '25–50%', 'Implementation takes 2–4 weeks'],
    ...['cut from 8–24 to 2–6 months', 'cut from 12–24 to 3–6 months'],
    ...['Evidence synthesis time reduced by 60–80%', 'RIS is the only export format today'],
    ...['Thousands of simulations', 'title and abstract', 'full text', 'guardrails'],
    ...['systematic literature reviews', 'no pre-training', 'expert in the loop', 'confidence'],
    ...['Access is by request', 'non-commercial trials', 'Patent pending', 'days or hours'],
    ...['Agentic end-to-end living systematic reviews', 'EU Joint Clinical Assessments'],
    ...['AI-assisted indirect treatment comparisons', 'HTA decision forecasting'],
    ...['sales projection', 'Cognitive Ensemble AI Systems', 'drug reimbursement forecasting'],
    ...['Value Dossier Optimization', 'Therapeutic Area Analysis', 'Loon Lens', 'Loon Hatch'],
    ...['Loon Echo', 'Loon Waters', 'sales@loon.example'],
  ];
  await page.goto('/');
  await page.locator('#performance-card').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tablist')).toBeVisible();
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
  expect(claims.filter((claim) => !text.includes(claim.toLowerCase()))).toEqual([]);
});

test('every drawing and portrait can be loaded, and has its space reserved', async ({ page }) => {
  await page.goto('/');
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

test('no width between 320 and 1920 pixels scrolls sideways, and axe finds no violation', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrate(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, `${width}`).toBe(clientWidth);
    expect(await axeViolations(page), `${width}`).toEqual([]);
    expect(await tooSmallTargets(page, 'body'), `${width}`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers, profiles and the figures of the chart can be read @journey', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Its confidence scores were 100% calibrated.')).toBeVisible();
    await expect(page.getByText('review take nineteen months')).toBeVisible();
    await expect(page.getByRole('cell', { name: '85 person-hours' })).toBeVisible();
    await page.locator('#navigation-section').getByRole('link', { name: 'Team' }).click();
    await expect(page.locator('#team-section')).toBeInViewport();
  });
});
