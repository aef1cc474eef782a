import { describe, expect, it } from 'vitest';
import type { Part, RevisableText } from './revision-part.ts';
import { revisionOf, type Revision } from './revision-of.ts';
import { putTogether, takeApart } from './text-blocks.ts';

const long = (words: string) => `${words} and so it goes on with evidence, payers and time.`;
const present: RevisableText = {
  title: 'A long title',
  excerpt: 'An excerpt.',
  tags: ['HTA', 'JCA'],
  content: [long('First'), '## Heading', long('Second'), long('Third'), '- one\n- two'].join(
    '\n\n',
  ),
  faqs: [
    { id: 'who', question: 'Who?', answer: 'We do, all of us.' },
    { id: 'when', question: 'When?', answer: 'Early, as early as can be.' },
  ],
};
const proposed: RevisableText = {
  ...present,
  title: 'A title',
  content: ['First and so on.', '## Heading', long('Third'), '- one\n- two', 'An end.'].join(
    '\n\n',
  ),
  faqs: [
    { question: 'Who?', answer: 'We do.' },
    { question: 'When?', answer: 'Early, as early as can be.' },
  ],
};

const partsOf = ({ fields }: Revision): Part[] =>
  fields.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'part' ? [row.part] : [])));
const accept = (revision: Revision, ...labels: string[]) => {
  const keys = partsOf(revision).filter(({ label }) => labels.includes(label));
  return revision.accepted(new Set(keys.map(({ key }) => key)));
};
const all = (revision: Revision) => revision.accepted(new Set(revision.keys));

describe('a revision shown part by part', () => {
  const revision = revisionOf({ present, proposed });

  it('lists the changed paragraphs and the unchanged ones between them', () => {
    const rendered = revision.fields.map(({ label, rows }) => [
      label,
      rows.map((row) => (row.kind === 'part' ? row.part.label : row.count)),
    ]);
    expect(rendered).toEqual([
      ['Title', ['Title']],
      ['Content', ['Changed paragraph', 1, 'Removed paragraph', 2, 'New paragraph']],
      ['FAQs', ['Changed question', 1]],
    ]);
    expect(partsOf(revision)[1]).toMatchObject({
      before: long('First'),
      after: 'First and so on.',
      overtaken: false,
    });
  });

  it('applies one accepted part and leaves the others unchanged, byte for byte', () => {
    expect(accept(revision, 'Changed paragraph')).toEqual({
      content: present.content.replace(long('First'), 'First and so on.'),
    });
    expect(accept(revision, 'Removed paragraph')).toEqual({
      content: present.content.replace(`${long('Second')}\n\n`, ''),
    });
    expect(accept(revision, 'New paragraph')).toEqual({
      content: `${present.content}\n\nAn end.`,
    });
    expect(accept(revision, 'Title')).toEqual({ title: 'A title' });
    expect(revision.accepted(new Set())).toEqual({});
  });

  it('produces exactly the proposed post when all parts are accepted, and its questions keep their ids', () => {
    expect(all(revision)).toEqual({
      title: proposed.title,
      content: proposed.content,
      faqs: [
        { id: 'who', question: 'Who?', answer: 'We do.' },
        { id: 'when', question: 'When?', answer: 'Early, as early as can be.' },
      ],
    });
  });

  it('has no parts if the proposal equals the post', () => {
    expect(revisionOf({ present, proposed: present })).toMatchObject({ fields: [], keys: [] });
    const windows = { ...present, content: present.content.replaceAll('\n', '\r\n') };
    expect(revisionOf({ present: windows, proposed: present }).keys).toEqual([]);
  });

  it('keeps the key of a part when another part has been saved', () => {
    const saved = { ...present, ...accept(revision, 'Changed paragraph', 'Title') };
    const rest = revisionOf({ present: saved, proposed });
    expect(revision.keys).toEqual(expect.arrayContaining([...rest.keys]));
    expect(rest.keys).toHaveLength(revision.keys.length - 2);
  });

  it('does not offer to undo changes that people have made since', () => {
    const since: RevisableText = {
      ...present,
      excerpt: 'By hand.',
      content: [
        long('First'),
        '## Heading',
        long('Second'),
        `${long('Third')} By hand.`,
        '- one\n- two',
        'Added by hand.',
      ].join('\n\n'),
    };
    const merged = revisionOf({ present: since, proposed, basis: present });
    expect(partsOf(merged).map(({ label }) => label)).toEqual([
      'Title',
      'Changed paragraph',
      'Removed paragraph',
      'New paragraph',
      'Changed question',
    ]);
    expect(all(merged)).toMatchObject({
      content: [
        'First and so on.',
        '## Heading',
        `${long('Third')} By hand.`,
        '- one\n- two',
        'Added by hand.',
        'An end.',
      ].join('\n\n'),
    });
    expect(all(merged)).not.toHaveProperty('excerpt');
  });

  it('flags texts that both the revision and people have changed', () => {
    const since = { ...present, content: present.content.replace('First and', 'FIRST and') };
    const [changed] = partsOf(revisionOf({ present: since, proposed, basis: present })).filter(
      ({ label }) => label === 'Changed paragraph',
    );
    expect(changed).toMatchObject({ overtaken: true, after: 'First and so on.' });
  });
});

describe('a text split into blocks', () => {
  const samples = [
    '',
    '\n\n',
    'One',
    'One\n',
    '\n One\n\n\n\nTwo\r\n\r\nThree \n \n',
    '```js\na\n\nb\n```\n\nAfter',
    '~~~\nnever closed\n\n```\n\nstill code',
    '- a\n\n  b\n\n- c',
  ];

  it.each(samples)('is identical byte for byte when it is joined again: %j', (text) => {
    const apart = takeApart(text);
    expect(putTogether(apart, apart.blocks.at(-1)?.gap ?? '')).toBe(text);
  });

  it('keeps fenced code in one block', () => {
    expect(takeApart(samples[5] ?? '').blocks.map(({ text }) => text)).toEqual([
      '```js\na\n\nb\n```',
      'After',
    ]);
  });

  it('changes nothing when all parts are rejected and yields the proposed blocks when all are accepted', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const words = ['payer', 'model', 'review', 'evidence', 'cost', 'trial'];
    const text = () =>
      Array.from({ length: random(7) }, () =>
        Array.from({ length: 1 + random(5) }, () => words[random(words.length)]).join(' '),
      ).join('\n'.repeat(2 + random(2)));
    for (let round = 0; round < 400; round += 1) {
      const [one, other] = [text(), text()];
      const revision = revisionOf({
        present: { ...present, content: one },
        proposed: { ...present, content: other },
      });
      expect(revision.accepted(new Set())).toEqual({});
      const content = all(revision).content ?? one;
      const blocks = (markdown: string) => takeApart(markdown).blocks.map((block) => block.text);
      expect(blocks(content)).toEqual(blocks(other));
    }
  });
});
