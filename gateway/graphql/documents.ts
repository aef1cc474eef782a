import { hash as digest } from 'node:crypto';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { costOf, type Cost, type Values } from './operation-cost.ts';
import { limitProblems, parseOptions } from './operation-limits.ts';
import { rulesFor } from './rules-for.ts';

/**
 * Syntax nodes are large: this many tokens take about 10 MB. All operations of the site, its
 * administration and the examples together have a third of that.
 */
const maxCachedTokens = 25_000;
const maxProblems = 20;

interface RequestedOperation {
  operation: OperationDefinitionNode;
  /** The variables that the operation declares, coerced to their types. */
  values: Values;
  /** In units of `graphqlLimits.costMax`. */
  cost: number;
}

/** A parsed document, and everything known about it without a request's variables. */
export class CheckedDocument {
  private readonly costs = new Map<OperationDefinitionNode, Cost>();

  constructor(
    private readonly schema: GraphQLSchema,
    /** Identifies the document's text. */
    readonly hash: string,
    readonly document: DocumentNode,
    /** The cost of parsing: one unit per token. */
    readonly cost: number,
    /** Why its operations are refused; usually empty. */
    readonly problems: readonly GraphQLError[],
  ) {}

  /**
   * Returns the requested operation with its cost, the first problem of its variables, or null if
   * there is no such operation. Only the first, because each names the whole value: fifty problems
   * of a value of 60 kB take 350 ms and 2.4 MB.
   */
  resolveOperation(
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>> | null | undefined,
  ): RequestedOperation | { problem: GraphQLError } | null {
    const operation = getOperationAST(this.document, operationName);
    if (operation === null || operation === undefined) {
      return null;
    }
    const { coerced, errors } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      variables ?? {},
      { maxErrors: 1, hideSuggestions: true },
    );
    if (coerced === undefined) {
      const { message, nodes } = errors[0] ?? new GraphQLError('The variables are not valid.');
      return {
        problem: new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } }),
      };
    }
    let cost = this.costs.get(operation);
    if (cost === undefined) {
      cost = costOf(this.schema, this.document, operation);
      this.costs.set(operation, cost);
    }
    return { operation, values: coerced, cost: this.cost + cost(coerced) };
  }
}

/** The cache key of a document; the same hash that Apollo uses. */
function hashOf(text: string): string {
  return digest('sha256', text);
}

function tokensOf({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) {
    tokens += 1;
  }
  return tokens;
}

/** Parses and checks each document once: first against the limits, then against the schema. */
export class Documents {
  private readonly checked = new LRUCache<string, CheckedDocument>({
    maxSize: maxCachedTokens,
    sizeCalculation: ({ cost }) => cost,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Parses and checks a text, or returns the cached document.
   * @throws GraphQLError when the text is not a document.
   */
  check(text: string, hash = hashOf(text)): CheckedDocument {
    const known = this.checked.get(hash);
    if (known !== undefined) {
      return known;
    }
    const document = parse(text, parseOptions);
    const problems = this.problemsOf(document);
    const checked = new CheckedDocument(this.schema, hash, document, tokensOf(document), problems);
    this.checked.set(hash, checked);
    return checked;
  }

  /** A recently checked document. */
  get(hash: string): CheckedDocument | undefined {
    return this.checked.get(hash);
  }

  private problemsOf(document: DocumentNode): readonly GraphQLError[] {
    const beyond = limitProblems(document);
    if (beyond.length > 0) {
      return beyond;
    }
    const options = { maxErrors: maxProblems, hideSuggestions: true };
    return validate(this.schema, document, rulesFor(document), options).map(
      ({ message, nodes, positions, source, originalError }) =>
        new GraphQLError(message, {
          nodes,
          positions,
          source,
          originalError,
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        }),
    );
  }
}
