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
 * Syntax nodes are large: some 10 MB for as many tokens as this. All operations of the site, its
 * administration and the examples together have a third of that.
 */
const maxCachedTokens = 25_000;
const maxProblems = 20;

/** One operation with the variables of one request. */
export interface AskedOperation {
  operation: OperationDefinitionNode;
  /** The variables that the operation declares, as its types make them. */
  values: Values;
  /** In units of `graphqlLimits.costMax`. */
  cost: number;
}

/** A document that parses, and what is known of it without a request's variables. */
export class CheckedDocument {
  private readonly costs = new Map<OperationDefinitionNode, Cost>();

  constructor(
    private readonly schema: GraphQLSchema,
    /** Stands for the document's text. */
    readonly hash: string,
    readonly document: DocumentNode,
    /** What reading it has cost; a unit for each of its tokens. */
    readonly cost: number,
    /** Why no operation of it is answered; none of most documents. */
    readonly problems: readonly GraphQLError[],
  ) {}

  /**
   * The operation that a request means, with its cost; the errors of variables that do not fit;
   * null when there is no such operation.
   */
  ask(
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>> | null | undefined,
  ): AskedOperation | { errors: readonly GraphQLError[] } | null {
    const operation = getOperationAST(this.document, operationName);
    if (operation === null || operation === undefined) {
      return null;
    }
    const { coerced, errors } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      variables ?? {},
      { maxErrors: maxProblems, hideSuggestions: true },
    );
    if (coerced === undefined) {
      return { errors };
    }
    let cost = this.costs.get(operation);
    if (cost === undefined) {
      cost = costOf(this.schema, this.document, operation);
      this.costs.set(operation, cost);
    }
    return { operation, values: coerced, cost: this.cost + cost(coerced) };
  }
}

/** The name under which a text's document is kept; Apollo's hash of it as well. */
export function hashOf(text: string): string {
  return digest('sha256', text);
}

function tokensOf({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) {
    tokens += 1;
  }
  return tokens;
}

/** Parses and checks each document once: against the limits first, then against the schema. */
export class Documents {
  private readonly checked = new LRUCache<string, CheckedDocument>({
    maxSize: maxCachedTokens,
    sizeCalculation: ({ cost }) => cost,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * The document of a text.
   * @throws GraphQLError when the text is none.
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

  /** A document that was checked not long ago. */
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
