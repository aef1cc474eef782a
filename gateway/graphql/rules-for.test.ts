import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rulesFor } from './rules-for.ts';

const schema = buildSchema(`
  input Place { x: Int! y: Int }
  interface Named { name: String }
  type Post implements Named { name: String id: ID! near(place: Place, tags: [String!]): Post }
  type Site implements Named { name: String }
  union Thing = Post | Site
  type Query { post(id: ID!): Post things: [Thing] named: Named }
  type Subscription { post: Post site: Site }
`);

const sound = [
  '{ things { __typename } }',
  '{ post(id: "1") { name near(place: { x: 1 }) { id } } }',
  'query ($id: ID!, $x: Int!) { post(id: $id) { near(place: { x: $x }) { ...Card @skip(if: true) } } } fragment Card on Post { id }',
  '{ named { ... on Site { name } } }',
];

const faulty = [
  '{ things }',
  '{ post { name } }',
  '{ post(id: 1.5) { name } }',
  '{ post(id: "1", id: "2") { name } }',
  '{ post(id: "1", slug: "a") { name } }',
  '{ post(id: "1") { nothing name { deeper } } }',
  '{ post(id: "1") { near(place: { x: 1, x: 2, z: 3 }) { id } } }',
  '{ post(id: "1") { near(place: { y: 2 }, tags: [1]) { id } } }',
  '{ post(id: $id) { name } }',
  'query ($id: ID!) { things { __typename } }',
  'query ($id: Int, $id: Int) { post(id: $id) { name } }',
  'query ($post: Post, $what: Nothing) { post(id: $post) { name } things { __typename @skip(if: $what) } }',
  '{ ...Missing }',
  'fragment Unused on Post { id } { things { __typename } }',
  'fragment A on Post { ...B } fragment B on Post { ...A } { post(id: "1") { ...A } }',
  'fragment A on Post { id } fragment A on Post { name } { post(id: "1") { ...A } }',
  'fragment A on Place { x } { things { ...A ... on Nothing { id } } }',
  '{ post(id: "1") { ... on Site { name } } }',
  '{ things { __typename @nothing @skip } }',
  '{ things { __typename @skip(if: true) @skip(if: true) } }',
  '{ a: post(id: "1") { id } a: post(id: "2") { id } }',
  '{ things { __typename } } query Named { things { __typename } }',
  'query Same { things { __typename } } query Same { things { __typename } }',
  'subscription { post { id } site { name } }',
  'type Extra { id: ID } { things { __typename } }',
];

describe('the validation rules selected for a document', () => {
  it.each([...sound, ...faulty])('find the same errors as all rules: %s', (text) => {
    const document = parse(text);
    const all = validate(schema, document, specifiedRules).map(({ message }) => message);
    const chosen = validate(schema, document, rulesFor(document)).map(({ message }) => message);
    expect(chosen).toEqual(all);
    expect(all.length > 0).toBe(faulty.includes(text));
  });

  it('are fewer for a document without variables, fragments and directives', () => {
    const few = rulesFor(parse('{ post(id: "1") { name } }')).length;
    expect(few).toBeLessThan(specifiedRules.length / 2 + 1);
  });
});
