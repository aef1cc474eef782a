import { describe, expect, it } from 'vitest';
import {
  createPostSchema,
  excerptOf,
  readTimeMinutes,
  slugOf,
  updatePostSchema,
} from './post-rules.ts';
import { firstMessages } from './first-messages.test-support.ts';

const content = 'c'.repeat(100);
const post = { title: 'Making systematic reviews feasible', content };

const schemas = { create: createPostSchema, update: updatePostSchema };

function messagesFor(kind: keyof typeof schemas, changes: Record<string, unknown>) {
  const { error } = schemas[kind].safeParse({ ...post, ...changes });
  return error === undefined ? {} : firstMessages(error);
}

describe('post form (product 5.3)', () => {
  it.each([undefined, null, '', '  ', 7])('a title is required: %j', (title) => {
    expect(messagesFor('create', { title })).toEqual({ title: 'Title is required' });
  });

  it.each([undefined, null, '', 7, 'c'.repeat(99), ` ${'c'.repeat(99)} `])(
    'content must have at least 100 characters: %j',
    (short) => {
      expect(messagesFor('create', { content: short })).toEqual({
        content: 'Content must be at least 100 characters',
      });
    },
  );

  it.each([null, '', '  ', 7])('an author is required: %j', (author) => {
    expect(messagesFor('create', { author })).toEqual({ author: 'Author is required' });
    expect(messagesFor('update', { author })).toEqual({ author: 'Author is required' });
  });

  it('the default author is a fixed name', () => {
    expect(createPostSchema.parse(post)).toEqual({ ...post, author: 'Loon Team' });
  });

  it('content is stored byte for byte', () => {
    const markdown = `\n  ${content}  \r\n\n`;
    expect(createPostSchema.parse({ ...post, content: markdown }).content).toBe(markdown);
  });

  it('unknown fields are ignored', () => {
    const parsed = createPostSchema.parse({ ...post, id: 9, contentHtml: '<script>', featured: 1 });
    expect(parsed).toEqual({ ...post, author: 'Loon Team' });
  });
});

describe('updatePost (product 9.9)', () => {
  it('a body with only published changes only that', () => {
    expect(updatePostSchema.parse({ published: true })).toEqual({ published: true });
  });

  it('each field sent is validated with the same rules', () => {
    expect(messagesFor('update', { title: ' ', content: 'short' })).toEqual({
      title: 'Title is required',
      content: 'Content must be at least 100 characters',
    });
  });

  it('null clears an optional field, and an absent field is not changed', () => {
    const parsed = updatePostSchema.parse({ subtitle: null, tags: null, publishedAt: null });
    expect(parsed).toEqual({ subtitle: '', tags: [], publishedAt: null });
  });

  it('accepts every field that product 9.9 names', () => {
    const change = {
      ...post,
      subtitle: 'Agents change the arithmetic',
      author: 'Élodie',
      excerpt: 'Short.',
      tags: ['HTA', 'HEOR'],
      slug: 'making-reviews-feasible',
      metaDescription: 'About reviews.',
      faqs: [{ id: 'how-long', question: 'How long?', answer: 'Two weeks.' }],
      published: true,
      publishedAt: '2025-05-10T08:00:00Z',
      version: 3,
    };
    const publishedAt = new Date('2025-05-10T08:00:00Z');
    expect(updatePostSchema.parse(change)).toEqual({ ...change, publishedAt });
  });
});

describe('optional fields of a post', () => {
  it.each([
    ['title', 200],
    ['subtitle', 300],
    ['author', 100],
    ['excerpt', 500],
    ['metaDescription', 320],
    ['slug', 120],
    ['content', 200_000],
  ])('%s may have at most %i characters', (field, max) => {
    expect(messagesFor('create', { [field]: 'a'.repeat(max) })).toEqual({});
    expect(messagesFor('create', { [field]: 'a'.repeat(max + 1) })[field]).toMatch(
      /must be at most [\d,]+ characters\.$/,
    );
  });

  it.each(['Making-Reviews', 'a--b', '-a', 'a-', 'a b', 'a/b', 'é', '../x'])(
    'slug %j is refused',
    (slug) => {
      expect(messagesFor('update', { slug })).toEqual({
        slug: 'Slug may hold lower-case letters and digits, joined by single hyphens.',
      });
    },
  );

  it('a blank slug is replaced by one made from the title', () => {
    expect(updatePostSchema.parse({ slug: ' ' })).toEqual({ slug: '' });
  });

  it('tags are trimmed, and blank and repeated ones are removed', () => {
    const parsed = updatePostSchema.parse({ tags: [' HTA ', '', 'hta', 'HEOR', 'HTA'] });
    expect(parsed.tags).toEqual(['HTA', 'HEOR']);
  });

  it.each([
    [{ tags: 'HTA' }, 'Tags must be a list of texts.'],
    [{ tags: [1] }, 'Tags must be a list of texts.'],
    [{ tags: ['t'.repeat(51)] }, 'Each tag must be at most 50 characters.'],
    [{ tags: Array.from({ length: 13 }, (_, n) => `t${n}`) }, 'A post may have at most 12 tags.'],
    [{ faqs: 'none' }, 'FAQs must be a list of questions and answers.'],
    [{ faqs: ['why?'] }, 'Each FAQ needs a question and an answer.'],
    [{ faqs: [{ answer: 'Yes.' }] }, 'Each FAQ needs a question.'],
    [{ faqs: [{ question: 'Why?', answer: ' ' }] }, 'Each FAQ needs an answer.'],
    [
      { faqs: [{ id: 'A b', question: 'Why?', answer: 'So.' }] },
      'FAQ ids may hold lower-case letters and digits, joined by single hyphens.',
    ],
    [
      { faqs: Array.from({ length: 41 }, () => ({ question: 'Why?', answer: 'So.' })) },
      'A post may have at most 40 FAQs.',
    ],
    [{ published: 'yes' }, 'Published must be true or false.'],
    [{ version: 1.5 }, 'Version must be a whole number.'],
    [{ version: '1' }, 'Version must be a whole number.'],
    [{ subtitle: 7 }, 'Subtitle must be a text.'],
  ])('%j is refused', (change, message) => {
    expect(Object.values(messagesFor('update', change))).toEqual([message]);
  });

  it('an FAQ without an id gets one from its question, with a number if it is repeated', () => {
    const faqs = [
      { question: 'How long?', answer: 'Weeks.' },
      { id: '', question: 'How long?', answer: 'Days.' },
      { id: 'how-long', question: 'Really?', answer: 'Yes.' },
    ];
    const parsed = updatePostSchema.parse({ faqs });
    expect(parsed.faqs?.map(({ id }) => id)).toEqual(['how-long', 'how-long-2', 'how-long-3']);
  });

  it.each([
    ['2025-05-10', '2025-05-10T00:00:00.000Z'],
    ['2025-05-10T08:00:00Z', '2025-05-10T08:00:00.000Z'],
    ['2025-05-10T08:00:00.5-04:00', '2025-05-10T12:00:00.500Z'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('publishedAt %j is read as %s', (publishedAt, expected) => {
    expect(updatePostSchema.parse({ publishedAt }).publishedAt?.toISOString()).toBe(expected);
  });

  it.each(['', 'tomorrow', '2025-13-01', '10/05/2025', 1_746_000_000, new Date(Number.NaN)])(
    'publishedAt %j is refused',
    (publishedAt) => {
      expect(messagesFor('update', { publishedAt })).toEqual({
        publishedAt: 'Publication date must be a date such as 2025-01-31T09:00:00Z.',
      });
    },
  );
});

describe('read time = words / 200 rounded up (product 4.9)', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_001, 6],
    [1_200, 6],
    [1_201, 7],
    [1_400, 7],
    [1_401, 8],
    [1_600, 8],
  ])('%i words take %i min', (words, minutes) => {
    expect(readTimeMinutes(words)).toBe(minutes);
  });
});

describe('an excerpt taken from the text (product 4.9)', () => {
  const sentence = (length: number, letter: string) =>
    `${letter.toUpperCase()}${letter.repeat(length - 2)}.`;

  it('is the whole text if it is short', () => {
    expect(excerptOf('One.\n\nTwo  three')).toBe('One. Two three');
  });

  it('is otherwise the first sentence', () => {
    expect(excerptOf(`${sentence(90, 'a')} ${sentence(90, 'b')}`)).toBe(sentence(90, 'a'));
  });

  it('may be several first sentences, up to 160 characters', () => {
    const two = `${sentence(80, 'a')} ${sentence(79, 'b')}`;
    expect(two).toHaveLength(160);
    expect(excerptOf(`${two} ${sentence(20, 'c')}`)).toBe(two);
    expect(excerptOf(`${sentence(80, 'a')} ${sentence(80, 'b')} More.`)).toBe(sentence(80, 'a'));
  });

  it('does not end at an abbreviation', () => {
    const text = `Reviews take long, says Dr. ${'Very'.repeat(40)} at length. And more.`;
    expect(excerptOf(text)).toMatch(/…$/);
  });

  it('ends between words if the first sentence is longer', () => {
    const excerpt = excerptOf('word '.repeat(100));
    expect(excerpt).toBe(`${'word '.repeat(32).trim()}…`);
    expect(excerpt.length).toBeLessThanOrEqual(160);
  });

  it.each(['x'.repeat(400), '🦆'.repeat(200), `a${'🦆'.repeat(200)}`, 'word, '.repeat(90)])(
    'is at most 160 characters long and does not split a character: %s',
    (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(excerpt).toMatch(/[^,\s]…$/);
      expect(() => encodeURIComponent(excerpt)).not.toThrow();
    },
  );
});

describe('slugs from titles (product 5.10)', () => {
  it.each([
    ['Making systematic reviews feasible', 'making-systematic-reviews-feasible'],
    ['The Future of HTA Submissions!', 'the-future-of-hta-submissions'],
    ['  What’s next — 2025?  ', 'whats-next-2025'],
    ["Payer's view", 'payers-view'],
    ['Évaluation des thérapies: coût & bénéfice', 'evaluation-des-therapies-cout-and-benefice'],
    ['Straße, Ærø, Łódź, İstanbul', 'strasse-aero-lodz-istanbul'],
    ['½ of ﬁles', '1-2-of-files'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['医療技術評価', 'post'],
    ['', 'post'],
  ])('%j becomes %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is cut between words at 80 characters', () => {
    expect(slugOf('evidence '.repeat(20))).toBe('evidence-'.repeat(8).concat('evidence'));
    expect(slugOf('x'.repeat(300))).toBe('x'.repeat(80));
  });

  it.each(['Any Title', 'x'.repeat(300), '—', 'A '.repeat(90)])(
    'satisfies the rule for slugs: %s',
    (title) => {
      expect(updatePostSchema.safeParse({ slug: slugOf(title) }).success).toBe(true);
    },
  );
});
