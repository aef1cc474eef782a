import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributionLimits } from '../../schema/attribution-rules.ts';
import { checkRules, type Finding } from '../../schema/check-rules.ts';
import { postLimits } from '../../schema/limits.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { startTestApp } from '../testing/test-app.ts';
import { checkAt, checkPost, rulesAt, type CheckedInput } from './check-post.test-support.ts';

describe('checks of a post', () => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
  });
  afterAll(() => app.close());

  const check = (input: CheckedInput) => checkAt(app, input);
  const rulesOf = (input: CheckedInput) => rulesAt(app, input);

  it('claim-contradicted: a figure with a claim’s subject that is not its value', async () => {
    const sentence = 'Loon Lens reached 97 % sensitivity.';
    const { blocking, findings } = await check({ content: `Well. ${sentence} It is good.` });
    expect(blocking).toBe(true);
    expect(findings).toEqual([
      {
        rule: 'claim-contradicted',
        severity: 'BLOCKS',
        message: expect.stringContaining('97 %') as string,
        excerpt: sentence,
        suggestion: expect.stringMatching(/99% sensitivity[^.]*”\.$/) as string,
      },
    ]);
  });

  it('claim-contradicted: in title, subtitle, excerpt, meta title, description, answers and table cells', async () => {
    const contradicted = ['claim-contradicted'];
    expect(await rulesOf({ title: 'Loon Lens has 97% sensitivity' })).toEqual(contradicted);
    for (const field of ['subtitle', 'excerpt', 'metaTitle', 'metaDescription']) {
      expect(await rulesOf({ [field]: 'Loon Lens: 97% sensitivity.' }), field).toEqual(
        contradicted,
      );
    }
    // A title that is repeated is one finding.
    const title = 'Loon Lens has 97% sensitivity';
    expect(await rulesOf({ title, metaTitle: title })).toEqual(contradicted);
    const faqs = [{ question: 'How good is Lens?', answer: 'A sensitivity of 97%.' }];
    expect(await rulesOf({ faqs })).toEqual(contradicted);
    const table = '## Lens\n\n| Measure | Value |\n| --- | --- |\n| Sensitivity | 97% |\n';
    expect(await rulesOf({ content: table })).toEqual(contradicted);
  });

  it('a sentence ends before its footnote', async () => {
    const content =
      'Lens was tried on records, and people were wrong in 10.8% of cases.[^1] Accuracy has a price.\n\n[^1]: A study.';
    expect(await rulesOf({ content })).toEqual([]);
  });

  it('claim-expired: a claim whose last day has passed', async () => {
    const claim = {
      id: 'lens-sensitivity',
      subject: 'Lens sensitivity',
      value: '99',
      unit: '%',
      wording: 'Loon Lens reached 99% sensitivity.',
      source: 'The benchmark.',
    };
    const other = await startBlogApp('sqlite');
    try {
      const publishing = `mutation ($value: JSON!) {
        publishContent(name: "claims", value: $value, version: 0) { version } }`;
      const value = [{ ...claim, validUntil: '2020-12-31' }];
      const published = await other.graphql(publishing, { value }, other.cookie);
      expect(published.errors).toEqual([]);
      const input = { title: 'Lens', content: 'Lens has 99% sensitivity.', metaDescription: 'x' };
      const { data } = await other.graphql(checkPost, { input }, other.cookie);
      expect(data).toMatchObject({
        checkPost: { blocking: true, findings: [{ rule: 'claim-expired', severity: 'BLOCKS' }] },
      });
    } finally {
      await other.close();
    }
  });

  it('figure-without-source: a reference of the list is a source, by its number or a link', async () => {
    const figure = 'In other fields 30% of the trials are never published';
    const study = { text: 'A study', url: 'https://elsewhere.example/study' };
    const references = [study, study, study];
    for (const citation of ['[3]', '[1, 3]', '[1–3]', '[3](#reference-3)']) {
      expect(await rulesOf({ content: `${figure} ${citation}.`, references }), citation).toEqual(
        [],
      );
    }
    for (const citation of ['', '[4]', '[0]', '[1, 4]', '[sic]']) {
      expect(await rulesOf({ content: `${figure} ${citation}.`, references }), citation).toEqual([
        'figure-without-source',
      ]);
    }
    expect(await rulesOf({ content: `${figure} [1].` })).toEqual(['figure-without-source']);
  });

  it.each([
    ['image-without-alt', '![](/images/figures/one.svg)'],
    ['figure-without-source', 'In other fields 30% of the trials are never published.'],
    ['heading-skipped', '## One\n\nText.\n\n#### Three'],
    ['link-without-text', 'So [](https://elsewhere.example/x).'],
    ['passive-link-text', 'To read it, [click here](https://elsewhere.example/x).'],
  ])('%s', async (rule, content) => {
    expect(await rulesOf({ content })).toEqual([rule]);
  });

  it('no-description, title-too-long and reading-age', async () => {
    expect(await rulesOf({ metaDescription: ' ' })).toEqual(['no-description']);
    expect(await rulesOf({ title: 'Evidence '.repeat(9) })).toEqual(['title-too-long']);
    const content = `${'Notwithstanding methodological heterogeneity, interdisciplinary '.repeat(40)}.`;
    expect(await rulesOf({ content })).toEqual(['reading-age']);
  });

  it('blocking findings come first', async () => {
    const content = '[here](https://a.example)\n\n![](/images/a.svg)';
    const { findings } = await check({ content });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['image-without-alt', 'BLOCKS'],
      ['passive-link-text', 'ADVISES'],
    ]);
    expect(checkRules['passive-link-text']).toBe('ADVISES');
  });

  it('are for the administrator only, and bounded', async () => {
    const input = { title: 'One', content: 'Text' };
    const { errors } = await app.graphql(checkPost, { input });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const long = { title: 'One', content: 'x'.repeat(postLimits.contentMax + 1) };
    const refused = await app.graphql(checkPost, { input: long }, app.cookie);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  const faq = { question: 'Why?', answer: 'Because.' };
  const reference = { text: 'A study', url: 'https://elsewhere.example/study' };
  const longest = { ...faq, answer: 'x'.repeat(postLimits.faqAnswerMax) };
  it.each([
    [
      'an answer that is too long',
      { faqs: [longest] },
      { faqs: [faq, { ...faq, answer: `${longest.answer}x` }] },
      { faqs: 'Each answer must be at most 5,000 characters.' },
    ],
    [
      'too many questions',
      { faqs: Array<typeof faq>(postLimits.faqsMax).fill(faq) },
      { faqs: Array<typeof faq>(postLimits.faqsMax + 1).fill(faq) },
      { faqs: 'A post may have at most 40 FAQs.' },
    ],
    [
      'too many references',
      { references: Array<typeof reference>(attributionLimits.referencesMax).fill(reference) },
      { references: Array<typeof reference>(attributionLimits.referencesMax + 1).fill(reference) },
      { references: 'A post may have at most 60 references.' },
    ],
  ])('reject %s, and name the field', async (_name, most, more, fields) => {
    const whole = { title: 'One', content: 'Text' };
    const accepted = await app.graphql(checkPost, { input: { ...whole, ...most } }, app.cookie);
    expect(accepted.errors).toEqual([]);
    const { errors } = await app.graphql(checkPost, { input: { ...whole, ...more } }, app.cookie);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('pass the articles that ship with the site', async () => {
    const site = await startTestApp('sqlite');
    try {
      const cookie = { cookie: await site.logIn() };
      const list = `{ posts(first: 20) { edges { node {
        title content metaDescription faqs { question answer } references { text url doi } } } } }`;
      const { data } = await site.graphql(list, {}, cookie);
      const { edges } = (data as { posts: { edges: { node: CheckedInput }[] } }).posts;
      expect(edges).toHaveLength(6);
      for (const { node } of edges) {
        const checked = await site.graphql(checkPost, { input: node }, cookie);
        const { findings } = (checked.data as { checkPost: { findings: Finding[] } }).checkPost;
        const blocking = findings.filter(({ severity }) => severity === 'BLOCKS');
        expect(blocking, node.title).toEqual([]);
      }
    } finally {
      await site.close();
    }
  });
});
