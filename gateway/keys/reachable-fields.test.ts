import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { keyScopes, type KeyScope } from '../../schema/key-rules.ts';
import { postSummaryFields, type Access } from '../access/access.ts';
import { keyHolder } from '../access/actor.ts';
import { guardedFields, operations } from '../access/operations.ts';
import { permittedFor } from '../access/policy.ts';
import { completeSchema } from '../commands/emit-sdl.ts';

const schema = await completeSchema();

/** The fields of each type that a key can reach; `all` if it can reach every one. */
type Reached = Record<string, readonly string[] | 'all'>;

function allows(access: Access | undefined, scopes: readonly KeyScope[]): boolean {
  try {
    permittedFor(keyHolder({ id: 'a', name: 'Walker', scopes }), access ?? 'everybody');
    return true;
  } catch {
    return false;
  }
}

const rows: Record<string, Record<string, Access>> = operations;
const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const roots = rootTypes.flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    type: getNamedType(field.type),
    access: rows[type?.name ?? '']?.[field.name] ?? 'everybody',
  })),
);

function objectTypesOf(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) {
    return schema.getPossibleTypes(type);
  }
  return isObjectType(type) ? [type] : [];
}

/**
 * Walks the types below these operations, within the limits that the access table sets for the
 * scopes.
 */
function reachedFrom(from: typeof roots, scopes: readonly KeyScope[]): Reached {
  const found = new Map<GraphQLObjectType, Set<string>>();
  const visit = (type: GraphQLNamedType, only?: readonly string[]): void => {
    for (const object of objectTypesOf(type)) {
      const seen = found.get(object) ?? new Set();
      found.set(object, seen);
      for (const field of Object.values(object.getFields())) {
        const guards = [object, ...object.getInterfaces()].map(
          ({ name }) => guardedFields[`${name}.${field.name}`],
        );
        if (
          !seen.has(field.name) &&
          only?.includes(field.name) !== false &&
          guards.every((access) => allows(access, scopes))
        ) {
          seen.add(field.name);
          visit(getNamedType(field.type));
        }
      }
    }
  };
  for (const { type, access } of from.filter((root) => allows(root.access, scopes))) {
    const answer = access === 'everybody' ? undefined : access.keys?.answer;
    visit(type, answer && !scopes.includes(answer.scope) ? answer.withoutIt : undefined);
  }
  return Object.fromEntries(
    [...found].map(([type, fields]) => [
      type.name,
      fields.size === Object.keys(type.getFields()).length ? 'all' : [...fields].sort(),
    ]),
  );
}

/** The response contains only what the key itself has just sent. */
const ownText = ['createPost'];
const closed = roots.filter(
  ({ name, access }) => access !== 'everybody' && !ownText.includes(name),
);

/** Everything that a key reaches without these two scopes, beyond what is public. */
const withoutReading: Reached = {
  // For drafts and the uses of images: no title, no text.
  Post: [...postSummaryFields].sort(),
  Image: ['altText', 'bytes', 'height', 'id', 'shownUrl', 'uploadedAt', 'url', 'width'],
  SlugCheck: ['slug'],
  // Content that the caller has sent, checked and rendered.
  ...{ PostCheck: 'all', CheckFinding: 'all', PostPreview: 'all', PostSection: 'all' },
  // The site's texts and published posts.
  ...{ ContentPart: 'all', ContentVersion: 'all', ContentVersionConnection: 'all' },
  ...{ ContentVersionEdge: 'all', PageInfo: 'all' },
  ...{ ClaimReview: 'all', ClaimPlaces: 'all', ClaimPlace: 'all', PublishedPostFindings: 'all' },
  // For requests: nothing that a visitor wrote.
  ...Object.fromEntries(
    ['AccessRequest', 'DemoRequest'].map((type) => [
      type,
      ['assignedTo', 'createdAt', 'id', 'kind', 'notesVersion', 'status', 'suspect'],
    ]),
  ),
  // Statistics.
  ...{ Insights: 'all', InsightsCampaign: 'all', InsightsDay: 'all', InsightsExperience: 'all' },
  ...{ InsightsFruitlessSearch: 'all', InsightsFunnel: 'all', InsightsAbandonedField: 'all' },
  ...{ InsightsMachineReader: 'all', InsightsUnreadArticle: 'all' },
  ...{ InsightsStep: 'all', InsightsSearch: 'all', InsightsSource: 'all', InsightsTotals: 'all' },
  // No title: an article that was counted may be a draft by now.
  InsightsPage: ['dialogs', 'path', 'reads', 'requests', 'views', 'visits'],
  InsightsPageSource: ['path', 'requests', 'source', 'visits'],
};

const without = (...left: KeyScope[]) => keyScopes.filter((scope) => !left.includes(scope));

describe('the fields that a key can reach over GraphQL', () => {
  it('include no draft’s text and no visitor’s data without posts.read and requests.read', () => {
    const reached = reachedFrom(closed, without('posts.read', 'requests.read'));
    expect(reached).toEqual(withoutReading);
  });

  it('include no draft’s text with all scopes but posts.read', () => {
    const reached = reachedFrom(closed, without('posts.read'));
    expect(reached).toMatchObject({
      Post: withoutReading['Post'],
      Image: withoutReading['Image'],
      SlugCheck: withoutReading['SlugCheck'],
      InsightsPageSource: withoutReading['InsightsPageSource'],
      InsightsPage: withoutReading['InsightsPage'],
    });
    const ofPosts = Object.keys(reachedFrom(closed, ['posts.read']));
    const ofRequests = Object.keys(reachedFrom(closed, ['requests.read', 'requests.write']));
    const known = [...Object.keys(withoutReading), ...ofRequests];
    expect(ofPosts.filter((type) => !known.includes(type) && type in reached)).toEqual([]);
  });

  it('include no visitor’s data with all scopes but requests.read', () => {
    const reached = reachedFrom(closed, without('requests.read'));
    expect(reached).toMatchObject({
      AccessRequest: withoutReading['AccessRequest'],
      DemoRequest: withoutReading['DemoRequest'],
    });
    const ofRequests = Object.keys(reachedFrom(closed, ['requests.read']));
    const known = [
      ...Object.keys(withoutReading),
      ...Object.keys(reachedFrom(closed, ['posts.read'])),
    ];
    expect(ofRequests.filter((type) => !known.includes(type) && type in reached)).toEqual([]);
  });

  const readingNothing = without('posts.read', 'requests.read');
  it.each(readingNothing)(
    'with only %s are among those that these scopes reach together',
    (scope) => {
      for (const [type, fields] of Object.entries(reachedFrom(closed, [scope]))) {
        const most = withoutReading[type];
        expect(most, type).toBeDefined();
        expect(
          most === 'all' || fields === 'all' ? [] : fields.filter((name) => !most?.includes(name)),
          type,
        ).toEqual([]);
      }
    },
  );

  it('include the text of a post that the key has just sent, but nothing that others wrote', () => {
    const own = roots.filter(({ name }) => ownText.includes(name));
    const { Post: post, ...below } = reachedFrom(own, ['posts.write']);
    expect(post).not.toContain('waitingChanges');
    expect(post).not.toContain('writtenByProgram');
    expect(Object.keys(below).sort()).toEqual([
      'Faq',
      'PostPerson',
      'PostReference',
      'PostSection',
    ]);
  });

  it('in public operations include nothing that is not public', () => {
    const open = roots.filter(({ access }) => access === 'everybody');
    const reached = reachedFrom(open, []);
    const protectedTypes = Object.keys(reachedFrom(closed, ['posts.read', 'requests.read']));
    // Public posts, and the visitor's own meeting by its secret link.
    expect(protectedTypes.filter((type) => type in reached).sort()).toEqual([
      ...['Faq', 'Meeting', 'PageInfo', 'Post', 'PostConnection', 'PostEdge', 'PostPerson'],
      ...['PostReference', 'PostSection'],
    ]);
    expect(reached['Meeting']).not.toContain('request');
    expect(reached['Post']).not.toContain('waitingChanges');
  });
});
