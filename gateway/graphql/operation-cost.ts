import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { graphqlLimits } from '../../schema/http-limits.ts';
import { maxPageSize } from '../database/page.ts';
import { priceOf } from './field-price.ts';

/**
 * The number of reads that an operation of this cost counts as (product 9.12); a cheap one counts
 * as one.
 */
export function readsOf(cost: number): number {
  return Math.max(1, Math.ceil(cost / graphqlLimits.costPerRead));
}

/** The error for an operation whose cost is above the limit; undefined if it is not. */
export function costError(cost: number): GraphQLError | undefined {
  const { costMax } = graphqlLimits;
  return cost <= costMax
    ? undefined
    : new GraphQLError(
        `Query Cost limit of ${String(costMax)} exceeded, found ${String(cost)}. Ask for fewer items or texts at once.`,
        { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      );
}

/** The variables of a request, coerced to the operation's types and including defaults. */
export type Values = Readonly<Record<string, unknown>>;

/** The cost of an operation with these variables, in units of `graphqlLimits.costMax`. */
export type Cost = (values: Values) => number;

/**
 * One computation of a cost. The cost of a fragment is computed once, however often it is spread.
 */
interface CostComputation {
  values: Values;
  fragments: Map<string, number>;
}

/** The cost of a part of an operation inside a connection of `page` items. */
type Part = (run: CostComputation, page: number) => number;

const free: Part = () => 0;

function fieldOf(
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  switch (name) {
    case TypeNameMetaFieldDef.name:
      return TypeNameMetaFieldDef;
    case SchemaMetaFieldDef.name:
      return SchemaMetaFieldDef;
    case TypeMetaFieldDef.name:
      return TypeMetaFieldDef;
    default:
      return 'getFields' in parent ? parent.getFields()[name] : undefined;
  }
}

function valueOf(node: ValueNode | undefined, values: Values, otherwise: unknown): unknown {
  switch (node?.kind) {
    case Kind.INT:
      return Number(node.value);
    case Kind.BOOLEAN:
      return node.value;
    case Kind.VARIABLE:
      return values[node.name.value] ?? otherwise;
    default:
      return otherwise;
  }
}

/** Whether `@skip` and `@include` include a part; undefined if they always do. */
function conditionOf(
  directives: readonly DirectiveNode[] | undefined,
): ((values: Values) => boolean) | undefined {
  const conditions = (directives ?? []).flatMap(({ name, arguments: [argument] = [] }) =>
    name.value === 'skip' || name.value === 'include'
      ? [{ wanted: name.value === 'include', node: argument?.value }]
      : [],
  );
  return conditions.length === 0
    ? undefined
    : (values) => conditions.every(({ wanted, node }) => valueOf(node, values, wanted) === wanted);
}

/** Analyzes the cost of an operation once, so that each request only fills in its variables. */
class CostAnalysis {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly parts = new Map<string, Part>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  selection({ selections }: SelectionSetNode, parent: GraphQLCompositeType): Part {
    const parts = selections.map((selection): Part => {
      const part =
        selection.kind === Kind.FIELD
          ? this.field(selection, parent)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.selection(selection.selectionSet, this.narrowed(selection, parent))
            : this.fragment(selection.name.value);
      const condition = conditionOf(selection.directives);
      return condition === undefined
        ? part
        : (run, page) => (condition(run.values) ? part(run, page) : 0);
    });
    return (run, page) => {
      let sum = 0;
      for (const part of parts) {
        sum += part(run, page);
      }
      return sum;
    };
  }

  private narrowed(
    { typeCondition }: Pick<Partial<FragmentDefinitionNode>, 'typeCondition'>,
    parent: GraphQLCompositeType,
  ): GraphQLCompositeType {
    const type = typeCondition && this.schema.getType(typeCondition.name.value);
    return isCompositeType(type) ? type : parent;
  }

  private fragment(name: string): Part {
    const known = this.parts.get(name);
    if (known !== undefined) {
      return known;
    }
    const definition = this.fragments.get(name);
    const type = definition && this.schema.getType(definition.typeCondition.name.value);
    if (definition === undefined || !isCompositeType(type)) {
      return free;
    }
    const whole = this.selection(definition.selectionSet, type);
    const part: Part = (run, page) => {
      const key = `${name} ${String(page)}`;
      const worked = run.fragments.get(key) ?? whole(run, page);
      run.fragments.set(key, worked);
      return worked;
    };
    this.parts.set(name, part);
    return part;
  }

  private field(node: FieldNode, parent: GraphQLCompositeType): Part {
    const field = fieldOf(parent, node.name.value);
    if (field === undefined) {
      return free;
    }
    const named = getNamedType(field.type);
    const price = priceOf(this.schema, isObjectType(parent) ? parent : undefined, field);
    const { own, each, items } = price;
    const below =
      node.selectionSet !== undefined && (isObjectType(named) || isAbstractType(named))
        ? this.selection(node.selectionSet, named)
        : free;
    const sized = field.args.find(({ name }) => name === price.sizeArgument);
    if (sized === undefined) {
      return (run, page) => own + (items === 'page' ? page : items) * (each + below(run, 1));
    }
    const argument = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
    // A literal size that is too large makes the cost too high. A variable above the page size is
    // refused by the service, which names it and reads nothing.
    const most = argument?.kind === Kind.VARIABLE ? maxPageSize : Number.POSITIVE_INFINITY;
    const size = (values: Values): number =>
      Math.min(most, Math.max(1, Number(valueOf(argument, values, sized.defaultValue))));
    return isListType(getNullableType(field.type))
      ? (run) => own + size(run.values) * (each + below(run, 1))
      : // A connection reads its items even if the operation selects none.
        (run) => own + size(run.values) * each + below(run, size(run.values));
  }
}

/** The cost of an operation of a valid document (product 9.13). */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Cost {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) {
    return () => 0;
  }
  const whole = new CostAnalysis(schema, document).selection(operation.selectionSet, root);
  return (values) => Math.ceil(whole({ values, fragments: new Map() }, 1));
}
