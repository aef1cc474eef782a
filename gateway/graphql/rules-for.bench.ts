import { readFileSync } from 'node:fs';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { compareTimes, type ComparedTimes } from '../testing/compare-times.ts';
import { rulesFor } from './rules-for.ts';

const documents = {
  'a list of posts': `{ posts(first: 10) {
    edges { node { id slug title excerpt publishedAt readTime tags featured } }
    pageInfo { hasNextPage endCursor } } }`,
  'a form post': `mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { id } }`,
  'an article with a fragment': `query ($slug: String!) {
    post(slug: $slug) { ...Card content tags }
    posts(first: 3) { edges { node { ...Card } } }
  }
  fragment Card on Post { id slug title excerpt publishedAt readTime }`,
};

/** Checking a document that was never sent before, with all rules and with those about it. */
export async function benchRules(): Promise<Record<string, ComparedTimes>> {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const compared: Record<string, ComparedTimes> = {};
  for (const [name, text] of Object.entries(documents)) {
    const document = parse(text);
    const problems = validate(schema, document);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    compared[`GraphQL rules: ${name}`] = await compareTimes(
      () => validate(schema, document, specifiedRules),
      () => validate(schema, document, rulesFor(document)),
    );
  }
  return compared;
}
