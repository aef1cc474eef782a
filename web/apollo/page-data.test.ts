import { InMemoryCache } from '@apollo/client';
import { buildSchema, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageData, type SharedResults } from './page-data.ts';

const schema = buildSchema(`
  type Brand { name: String tagline: String }
  type Site { brand: Brand title: String }
  type Post { id: ID! title: String excerpt: String }
  type Query { site: Site posts: [Post!] post(id: ID!): Post }
`);
const site = { brand: { name: 'Loon', tagline: 'Evidence' }, title: 'Loon' };
const posts = [
  { id: '1', title: 'One', excerpt: 'First' },
  { id: '2', title: 'Two', excerpt: 'Second' },
];
for (const [name, resolve] of Object.entries({
  site: () => site,
  posts: () => posts,
  post: (_: unknown, { id }: { id: string }) => posts.find((post) => post.id === id),
})) {
  const field = schema.getQueryType()?.getFields()[name];
  if (field !== undefined) field.resolve = resolve as typeof field.resolve;
}

const frame = parse('{ site { brand { name } title } }');
const list = parse('{ site { brand { tagline } } posts { id title } }');
const article = parse('query ($id: ID!) { post(id: $id) { id excerpt } site { title } }');

/** The state of a page that queries all three. */
async function stateOf(common: SharedResults | undefined, id: string) {
  const data = new PageData({ schema, context: {}, common });
  const ask = (query: DocumentNode, variables = {}) => data.client.query({ query, variables });
  await ask(frame);
  await ask(list);
  await ask(article, { id });
  return data.state();
}

it('the same page has the same bytes, in whatever order its responses arrive', async () => {
  const named = (name: string) => parse(`query ${name}($id: ID!) { post(id: $id) { title } }`);
  const [first, second] = [named('First'), named('Second')];
  const written = async (...asked: [DocumentNode, string][]): Promise<string> => {
    const data = new PageData({ schema, context: {} });
    for (const [query, id] of asked) await data.client.query({ query, variables: { id } });
    return JSON.stringify(data.state());
  };
  expect(await written([second, '2'], [first, '1'])).toBe(
    await written([first, '1'], [second, '2']),
  );
});

describe('shared data of pages', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is in a page as if the page had queried it, with the fields of a record combined', async () => {
    const common = new Map<DocumentNode, ExecutionResult>();
    await stateOf(common, '2');
    for (const id of ['1', '2']) {
      expect(await stateOf(common, id)).toEqual(await stateOf(undefined, id));
    }
    expect((await stateOf(common, '1'))['Site:{}']).toMatchObject({
      title: 'Loon',
      brand: { name: 'Loon', tagline: 'Evidence' },
    });
  });

  it('is computed once, and no page changes it', async () => {
    const common = new Map<DocumentNode, ExecutionResult>();
    const first = await stateOf(common, '1');
    const written = vi.spyOn(InMemoryCache.prototype, 'write');
    const second = await stateOf(common, '2');
    expect(written).toHaveBeenCalledTimes(1);
    expect(first['Post:1']).toHaveProperty('excerpt');
    expect(second['Post:1']).not.toHaveProperty('excerpt');
  });
});
