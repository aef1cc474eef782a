import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphqlLimits } from '../../schema/http-limits.ts';
import { sampleVariablesOf } from '../testing/sample-operation.ts';
import { webDocuments } from '../testing/web-documents.ts';
import { Documents } from './documents.ts';
import { completeSchema } from '../commands/emit-sdl.ts';

let schema: GraphQLSchema;
let documents: Documents;
beforeAll(async () => {
  schema = await completeSchema();
  documents = new Documents(schema);
});

function costOf(text: string, variables: Record<string, unknown> = {}): number {
  const checked = documents.check(text);
  expect(checked.problems.map(({ message }) => message)).toEqual([]);
  const asked = checked.resolveOperation(undefined, variables);
  if (asked === null || 'problem' in asked) {
    throw asked?.problem ?? new Error('No operation');
  }
  return asked.cost;
}

const operationsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/```graphql\n(.*?)```/gs)].map(([, text = '']) => text);

describe('ordinary operations count as one read each, far below the limit', () => {
  it.each(webDocuments())('$name of the site', ({ text }) => {
    const variables = sampleVariablesOf(schema, documents.check(text).document);
    expect(costOf(text, { ...variables, first: 20 })).toBeLessThanOrEqual(
      text.startsWith('query Home(') ? 2 * graphqlLimits.costPerRead : graphqlLimits.costPerRead,
    );
  });

  it.each(operationsOf('schema/EXAMPLES.md'))('%s', (text) => {
    expect(costOf(text)).toBeLessThanOrEqual(graphqlLimits.costPerRead);
  });

  it.each([
    ['posts', '{ posts(first: 20, tag: "HTA") { totalCount edges { node { id title } } } }'],
    ['one post', '{ post(slug: "a") { id title content contentHtml tags faqs { answer } } }'],
    ['a search', '{ searchPosts(query: "a", first: 20) { post { title } snippets } }'],
    ['a page of whole articles', '{ posts(first: 20) { edges { node { contentHtml } } } }'],
    ['viewer', '{ viewer { email } }'],
    ['introspection', getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true })],
  ])('%s', (_what, text) => {
    expect(costOf(text)).toBeLessThanOrEqual(graphqlLimits.costPerRead);
  });
});

describe('the cost of an operation', () => {
  const withFirst = 'query ($first: Int!) { posts(first: $first) { edges { node { title } } } }';

  it('is the same for a literal, a variable and a default', () => {
    const literal = costOf('{ posts(first: 80) { edges { node { title } } } }');
    const inOperation = 'query ($n: Int! = 80) { posts(first: $n) { edges { node { title } } } }';
    const inSchema = '{ posts { edges { node { title } } } }';
    const fullText = '{ posts(first: 10) { edges { node { title } } } }';
    expect(Math.abs(costOf(withFirst, { first: 80 }) - literal)).toBeLessThan(20);
    expect(Math.abs(costOf(inOperation) - literal)).toBeLessThan(20);
    expect(Math.abs(costOf(inSchema) - costOf(fullText))).toBeLessThan(20);
    expect(costOf(withFirst, { first: 100 })).toBeGreaterThan(costOf(withFirst, { first: 1 }) + 99);
  });

  it('is list size × cost per item, with a higher weight for texts and searches', () => {
    const list = (field: string) => costOf(`{ posts(first: 50) { edges { node { ${field} } } } }`);
    expect(list('contentHtml')).toBeGreaterThan(10 * list('title'));
    expect(list('content')).toBeGreaterThan(10 * list('title'));
    expect(costOf('{ searchPostCount(query: "a") }')).toBeGreaterThan(
      5 * costOf('{ post(slug: "a") { id } }'),
    );
    const related = (count: number) =>
      costOf('query ($count: Int!) { relatedPosts(slug: "a", count: $count) { contentHtml } }', {
        count,
      });
    expect(related(10) - related(1)).toBeGreaterThanOrEqual(9 * 40);
  });

  it('includes each use of a fragment and excludes skipped parts', () => {
    const text = `query ($with: Boolean!) {
      a: posts { ...Page @include(if: $with) } b: posts { ...Page @skip(if: $with) } c: posts { ...Page }
    } fragment Page on PostConnection { edges { node { contentHtml } } }`;
    const one = costOf(
      '{ posts { ...Page } } fragment Page on PostConnection { edges { node { contentHtml } } }',
    );
    expect(costOf(text, { with: true })).toBeGreaterThan(1.8 * one);
    expect(costOf(text, { with: true })).toBeLessThan(2.5 * one);
  });

  it('includes introspection', () => {
    const nested = '{ __schema { types { fields { type { fields { name args { name } } } } } } }';
    expect(costOf(nested)).toBeGreaterThan(costOf('{ __schema { queryType { name } } }') + 400);
  });
});

describe('the limits on a document’s form are checked before validation', () => {
  it.each([
    ['a field a thousand times', `{ posts { ${'totalCount '.repeat(1_500)} } }`, /^Fields limit/],
    ['an object often', `{ ${'posts { totalCount } '.repeat(45)} }`, /^Repeated fields limit/],
    [
      'nested repetitions',
      `{ ${`posts { ${'edges { cursor } '.repeat(10)} } `.repeat(10)} }`,
      /^Repeated fields limit/,
    ],
    [
      'fragments that spread each other',
      `{ ...F0 } ${Array.from({ length: 60 }, (_, at) => `fragment F${String(at)} on Query { ...F${String(at + 1)} }`).join(' ')}`,
      /^Definitions limit of 50 exceeded, found 61/,
    ],
    [
      'a fragment in itself',
      '{ post(slug: "a") { ...F } } fragment F on Post { tags ...F }',
      /^Cannot spread fragment "F" within itself/,
    ],
    [
      'directives',
      `{ faqs { id ${'@include(if: true) '.repeat(21)} } }`,
      /^Directives limit of 20/,
    ],
  ])('%s', (_what, text, message) => {
    expect(documents.check(text).problems[0]?.message).toMatch(message);
  });

  it('the largest operation of the site uses at most half of each limit', () => {
    const largest = webDocuments().find(({ name }) => name === 'Home')?.text ?? '';
    expect(documents.check(largest).cost).toBeLessThan(graphqlLimits.tokensMax / 2);
  });
});
