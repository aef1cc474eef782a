import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  executeSync,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
} from 'graphql';
import { expect, it } from 'vitest';
import possibleTypes from '../generated/possible-types.ts';
import * as generated from '../generated/admin.ts';
import { typePolicies } from './type-policies.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

function sampleOf(type: GraphQLOutputType): unknown {
  const named = getNullableType(type);
  if (isListType(named)) return [sampleOf(named.ofType)];
  if (isEnumType(named)) return named.getValues()[0]?.value;
  return isLeafType(named) ? 1 : { id: '1' };
}

/** A query for one field of the root, as an operation of the administration selects it. */
interface RootQuery {
  operation: string;
  field: string;
  document: DocumentNode;
}

/** Not covered: lists whose entries have no id in the cache, so that the latest replaces them. */
const replacedLists = ['contentParts', 'claimReview'];

/** The queries without arguments, as all operations select them. */
const queries = Object.values(generated)
  .filter((value) => typeof value === 'object' && 'definitions' in value)
  .flatMap((document: DocumentNode): RootQuery[] => {
    const [operation, ...fragments] = document.definitions;
    if (
      operation?.kind !== Kind.OPERATION_DEFINITION ||
      operation.operation !== OperationTypeNode.QUERY
    )
      return [];
    const { name, selectionSet } = operation;
    return selectionSet.selections
      .filter((field): field is FieldNode => field.kind === Kind.FIELD && !field.arguments?.length)
      .filter(({ name: { value } }) => !replacedLists.includes(value))
      .map((field) => ({
        operation: name?.value ?? '',
        field: field.name.value,
        document: {
          kind: Kind.DOCUMENT,
          definitions: [
            {
              kind: Kind.OPERATION_DEFINITION,
              operation: operation.operation,
              selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
            },
            ...fragments,
          ],
        },
      }));
  });

function store(cache: InMemoryCache, { document }: RootQuery): void {
  const { data, errors } = executeSync({
    schema,
    document: cache.transformDocument(document),
    rootValue: {},
    fieldResolver: (_source, _arguments, _context, { returnType }) => sampleOf(returnType),
    typeResolver: (_value, _context, _info, type) => schema.getPossibleTypes(type)[0]?.name,
  });
  expect(errors).toBeUndefined();
  cache.write({ result: data ?? {}, query: document, dataId: 'ROOT_QUERY' });
}

it('an answer to one operation takes no field away from what another has stored', () => {
  const losses = queries.flatMap((first) =>
    queries
      .filter((second) => second.field === first.field && second !== first)
      .flatMap((second) => {
        const cache = new InMemoryCache({
          possibleTypes: possibleTypes.possibleTypes,
          typePolicies,
        });
        store(cache, first);
        store(cache, second);
        const { complete } = cache.diff({ query: first.document, optimistic: false });
        return complete ? [] : [`${first.operation}: ${first.field} after ${second.operation}`];
      }),
  );
  expect(losses).toEqual([]);
});
