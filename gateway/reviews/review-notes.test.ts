import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { startReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

describe.each(engines)('the note of a reviewer on %s', (engine) => {
  let desk: ReviewDesk;
  beforeAll(async () => {
    desk = await startReviewDesk(engine);
  });
  afterAll(() => desk.close());

  const draft = (fields: object) => desk.app.post({ published: false, ...fields });
  const codeOf = ({ errors: [error] }: Awaited<ReturnType<ReviewDesk['send']>>) =>
    error?.extensions.code;
  const adding = `mutation ($token: String!, $input: ReviewNoteInput!) {
    addReviewNote(token: $token, input: $input) { id state } }`;
  const applying = `mutation ($id: ID!, $version: Int!) {
    applyReviewNote(id: $id, version: $version) { id version } }`;
  const add = async (token: string, input: object): Promise<string> => {
    const { data, errors } = await desk.send(adding, { token, input }, {});
    expect(errors).toEqual([]);
    return (data as { addReviewNote: { id: string } }).addReviewNote.id;
  };
  const content =
    'The **median** survival was 12 months. It was measured in one head-to-head trial (n/N). '.repeat(
      3,
    );

  it('is applied to the draft: the suggestion replaces exactly its passage', async () => {
    const { id, version } = await draft({ content });
    const token = await desk.ask(id);
    const note = await add(token, {
      ...{
        passage: 'measured in one head-to-head trial (n/N)',
        suffix: '. The median',
        prefix: 'It was ',
      },
      ...{ note: 'Which one?', suggestion: 'measured in a phase 3 trial' },
    });
    const { data, errors } = await desk.send(applying, { id: note, version });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ applyReviewNote: { version: version + 1 } });
    const post = await desk.app.read<{ adminPost: { content: string } }>(
      `{ adminPost(id: "${id}") { content } }`,
      'administrator',
    );
    expect(post.adminPost.content.match(/a phase 3 trial/g)).toHaveLength(1);
    expect((await desk.reviews(id))[0]?.notes).toMatchObject([{ state: 'APPLIED' }]);
  });

  it('whose passage has changed says so, and is not applied', async () => {
    const { id } = await draft({ content });
    const token = await desk.ask(id);
    const passage = 'survival was 12 months';
    const note = await add(token, { passage, note: 'Overall?', suggestion: 'was a year' });
    const { version } = await desk.app.change(id, { content: contentWith('other things') });
    expect((await desk.reviews(id))[0]?.notes).toMatchObject([{ state: 'LOST' }]);
    expect(codeOf(await desk.send(applying, { id: note, version }))).toBe('CONFLICT');
  });

  it('is refused with a stale version, and closed by “Resolve”', async () => {
    const { id, version } = await draft({ content });
    const note = await add(await desk.ask(id), { passage: '12 months', note: 'Source?' });
    expect(codeOf(await desk.send(applying, { id: note, version }))).toBe('CONFLICT');
    const { data } = await desk.send(
      'mutation ($id: ID!) { resolveReviewNote(id: $id) { state } }',
      { id: note },
    );
    expect(data).toEqual({ resolveReviewNote: { state: 'RESOLVED' } });
  });
});
