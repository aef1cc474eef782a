import {
  CombinedGraphQLErrors,
  InMemoryCache,
  NetworkStatus,
  type NormalizedCacheObject,
  type OperationVariables,
} from '@apollo/client';
import type { HookWrappers } from '@apollo/client/react/internal';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
} from 'graphql';
import introspection from '../generated/possible-types.ts';
import type { PageClient } from './client.ts';
import { typePolicies } from './type-policies.ts';
import { isRecord } from '../../schema/is-record.ts';

/** Results of operations without variables, by document. */
export type SharedResults = Map<DocumentNode, ExecutionResult>;

interface PageDataOptions {
  schema: GraphQLSchema;
  /** The GraphQL context of the request. */
  context: object;
  /**
   * Query results that are the same on every page until something changes; absent when none are
   * cached.
   */
  common?: SharedResults | undefined;
}

interface Loaded {
  document: DocumentNode;
  variables: OperationVariables;
  result: ExecutionResult;
  /** Whether other pages have the same result. */
  common: boolean;
}

/** One for all pages, reset for each: its parsed types and documents stay. */
const records = new InMemoryCache({
  possibleTypes: introspection.possibleTypes,
  typePolicies,
  resultCaching: false,
});
const withTypeNames = new WeakMap<DocumentNode, DocumentNode>();

/** The document with all type names, as Apollo's cache in the browser needs it. */
function prepared(document: DocumentNode): DocumentNode {
  const known = withTypeNames.get(document);
  if (known !== undefined) {
    return known;
  }
  const complete = records.transformDocument(document);
  withTypeNames.set(document, complete);
  return complete;
}

function recordsOf(answers: readonly Loaded[]): NormalizedCacheObject {
  records.restore({});
  for (const { document, variables, result } of answers) {
    records.write({ query: document, variables, result: result.data, dataId: 'ROOT_QUERY' });
  }
  return records.extract();
}

/** Records of the query results that pages share, for as long as those are cached. */
const cachedRecords = new WeakMap<ExecutionResult, NormalizedCacheObject>();

function cachedRecordsOf(answer: Loaded): NormalizedCacheObject {
  const cached = cachedRecords.get(answer.result) ?? recordsOf([answer]);
  cachedRecords.set(answer.result, cached);
  return cached;
}

/**
 * Sorted by query, because results arrive in any order: the same page must be the same bytes
 * everywhere.
 */
function inOrder(answers: readonly Loaded[]): Loaded[] {
  const placed = answers.map((answer) => ({
    answer,
    place: `${getOperationAST(answer.document)?.name?.value ?? ''} ${keyOf(answer.variables)}`,
  }));
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ answer }) => answer);
}

function keyOf(variables: OperationVariables): string {
  return JSON.stringify(Object.entries(variables).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The data of one page during rendering on the server. It replaces an Apollo Client: routes query
 * it first, components read from it, and `state` is the initial state of the client in the browser.
 * A separate client for each page, which reads and watches what it has written, would take most of
 * the rendering time.
 */
export class PageData {
  private readonly loaded = new Map<DocumentNode, Map<string, Loaded>>();

  constructor(private readonly options: PageDataOptions) {}

  /** Passed to routes in place of an Apollo Client. */
  readonly client: PageClient = {
    query: async ({ query, variables = {}, errorPolicy }: Parameters<PageClient['query']>[0]) => {
      const { data, errors = [] } = await this.load(query, variables);
      const error = errors.length === 0 ? undefined : new CombinedGraphQLErrors({ data, errors });
      if (error !== undefined && errorPolicy === undefined) {
        throw error;
      }
      return { data: error === undefined ? data : undefined };
    },
    writeQuery: ({ query, variables = {}, data }) => {
      this.store(query, variables, { data: data as ExecutionResult['data'] }, false);
      return undefined;
    },
  };

  /** Replaces Apollo's hooks while the page is rendered. */
  readonly hooks: HookWrappers = {
    useSuspenseQuery: () => (query: DocumentNode, options?: unknown) =>
      this.read(query, options) as never,
    useQuery: () => (query: DocumentNode, options?: unknown) => this.read(query, options) as never,
  };

  /** The page's data in the form that an Apollo cache in the browser restores. */
  state(): NormalizedCacheObject {
    const own: Loaded[] = [];
    let state: NormalizedCacheObject = {};
    const answers = [...this.loaded.values()].flatMap((loaded) => [...loaded.values()]);
    for (const answer of inOrder(answers)) {
      if (answer.result.data == null || answer.result.errors !== undefined) continue;
      if (answer.common) {
        state = mergedRecords(state, cachedRecordsOf(answer));
      } else {
        own.push(answer);
      }
    }
    return mergedRecords(state, recordsOf(own));
  }

  private read(query: DocumentNode, options: unknown) {
    const { variables = {} } = (options ?? {}) as { variables?: OperationVariables };
    const answer = this.loaded.get(query)?.get(keyOf(variables));
    if (answer === undefined) {
      throw new Error('A component asks for what its route has not loaded.');
    }
    const { data, errors = [] } = answer.result;
    return errors.length === 0
      ? { data, error: undefined, loading: false, networkStatus: NetworkStatus.ready }
      : {
          data: undefined,
          error: new CombinedGraphQLErrors({ data, errors }),
          loading: false,
          networkStatus: NetworkStatus.error,
        };
  }

  private store(
    query: DocumentNode,
    variables: OperationVariables,
    result: ExecutionResult,
    common: boolean,
  ): void {
    const answers = this.loaded.get(query) ?? new Map<string, Loaded>();
    this.loaded.set(query, answers);
    answers.set(keyOf(variables), { document: prepared(query), variables, result, common });
  }

  private async load(query: DocumentNode, variables: OperationVariables) {
    const { schema, context: contextValue } = this.options;
    const common = Object.keys(variables).length === 0 ? this.options.common : undefined;
    let result = common?.get(query);
    if (result === undefined) {
      const document = prepared(query);
      result = await execute({ schema, document, contextValue, variableValues: variables });
      if (result.errors === undefined) {
        common?.set(query, result);
      }
    }
    this.store(query, variables, result, common !== undefined);
    return result;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function merged(one: Fields, other: Fields): Fields {
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = both[name];
    both[name] = isRecord(before) && isRecord(value) ? merged(before, value) : value;
  }
  return both;
}

/**
 * Merges the cache contents of two sets of responses: fields of the same record from two queries
 * are combined, by the type policies. Changes neither input.
 */
function mergedRecords(
  one: NormalizedCacheObject,
  other: NormalizedCacheObject,
): NormalizedCacheObject {
  return merged(one, other) as NormalizedCacheObject;
}
