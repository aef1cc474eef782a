import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { graphqlLimits as limits } from '../../schema/http-limits.ts';

/** The maximum length of an operation in tokens; graphql-js counts them. */
export const parseOptions = { maxTokens: limits.tokensMax };

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
  repetitions: number;
  introspections: number;
}

const bounds: { of: keyof Measure; name: string; max: number }[] = [
  { of: 'depth', name: 'Query depth', max: limits.depthMax },
  { of: 'aliases', name: 'Aliases', max: limits.aliasesMax },
  { of: 'directives', name: 'Directives', max: limits.directivesMax },
  { of: 'fields', name: 'Fields', max: limits.fieldsMax },
  { of: 'repetitions', name: 'Repeated fields', max: limits.repetitionsMax },
  { of: 'introspections', name: 'Introspection', max: limits.introspectionsMax },
];

const introspectionRoots = new Set(['__schema', '__type']);
/** The long lists of an introspection: each one multiplies the size of the response. */
const introspectedLists = new Set(['types', 'fields']);

/** Measures one operation with its fragments expanded, and stops at the limits. */
class Measuring {
  readonly found: Measure = {
    depth: 0,
    aliases: 0,
    directives: 0,
    fields: 0,
    repetitions: 0,
    introspections: 0,
  };
  private readonly introspections = new Map<string, number>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** Measures selection sets of the same response object together, because they are merged. */
  measure(sets: readonly SelectionSetNode[], depth: number, introspected = false): void {
    this.found.depth = Math.max(this.found.depth, depth);
    const byName = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) {
      this.collect(set, byName, spread);
    }
    for (const fields of byName.values()) {
      if (depth > limits.depthMax || this.found.fields > limits.fieldsMax) {
        return;
      }
      this.found.repetitions += (fields.length * (fields.length - 1)) / 2;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      const isRoot = fields.some(({ name }) => introspectionRoots.has(name.value));
      for (const { name } of fields) {
        this.noteIntrospection(name.value, introspected);
      }
      if (below.length > 0) {
        this.measure(below, depth + 1, introspected || isRoot);
      }
    }
  }

  /** Counts all roots together, and each of the lists below them separately. */
  private noteIntrospection(field: string, introspected: boolean): void {
    const isRoot = introspectionRoots.has(field);
    if (isRoot || (introspected && introspectedLists.has(field))) {
      const counted = isRoot ? 'roots' : field;
      const count = (this.introspections.get(counted) ?? 0) + 1;
      this.introspections.set(counted, count);
      this.found.introspections = Math.max(this.found.introspections, count);
    }
  }

  private collect(
    { selections }: SelectionSetNode,
    byName: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      this.found.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        this.found.fields += 1;
        this.found.aliases += selection.alias === undefined ? 0 : 1;
        const name = (selection.alias ?? selection.name).value;
        const known = byName.get(name);
        if (known === undefined) {
          byName.set(name, [selection]);
        } else {
          known.push(selection);
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.collect(selection.selectionSet, byName, spread);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.fragments.get(selection.name.value);
        if (fragment !== undefined) {
          this.collect(fragment.selectionSet, byName, spread);
        }
      }
    }
  }
}

function refusal(name: string, max: number, found: number): GraphQLError {
  const message = `${name} limit of ${String(max)} exceeded, found ${String(found)}.`;
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}

function problemsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): GraphQLError[] {
  const measuring = new Measuring(fragments);
  measuring.found.directives = operation.directives?.length ?? 0;
  measuring.measure([operation.selectionSet], 1);
  const { found } = measuring;
  return bounds.flatMap(({ of, name, max }) =>
    found[of] > max ? [refusal(name, max, found[of])] : [],
  );
}

/**
 * Checks the form of a document, independently of the schema: the limits against amplification
 * (product 9.13). They are checked before validation, which is slow for the documents that they
 * refuse.
 */
export function limitProblems({ definitions }: DocumentNode): GraphQLError[] {
  if (definitions.length > limits.definitionsMax) {
    return [refusal('Definitions', limits.definitionsMax, definitions.length)];
  }
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      operations.push(definition);
    }
  }
  return operations.flatMap((operation) => problemsOf(operation, fragments));
}
