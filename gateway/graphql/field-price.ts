import {
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isLeafType,
  isListType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** What a field of an operation costs, before the values of its arguments are known. */
export interface FieldPrice {
  /** The field itself: a resolver's work, or a text's length. */
  own: number;
  /** Each object in it; 0 for texts and numbers. */
  each: number;
  /** The argument that says how many items are wanted. */
  sizeArgument: string | undefined;
  /** How many items it holds where no argument says so; `page`: as many as the connection. */
  items: number | 'page';
}

/** Where nothing else is known of a list. */
const assumedItems = 10;
const rootFieldCost = 10;
const objectCost = 1;
const leafCost = 0.2;

/** Introspection reads what is in memory; how much there is of it is known, on average. */
const introspectionShare = 0.05;
const introspectedItems: Partial<Record<string, number>> = {
  directives: 8,
  fields: 4.5,
  inputFields: 1,
  enumValues: 0.7,
  interfaces: 0.2,
  possibleTypes: 0.2,
  args: 0.3,
  ofType: 0.5,
};

function priceOfIntrospection(schema: GraphQLSchema, field: Field): FieldPrice {
  const leaf = isLeafType(getNamedType(field.type));
  const types = field.name === 'types' ? Object.keys(schema.getTypeMap()).length : undefined;
  return {
    own: introspectionShare * leafCost,
    each: leaf ? 0 : introspectionShare * objectCost,
    sizeArgument: undefined,
    items: types ?? introspectedItems[field.name] ?? 1,
  };
}

function itemsOf({ name, type, extensions }: Field): FieldPrice['items'] {
  if (!isListType(getNullableType(type))) {
    return 1;
  }
  if (name === 'edges') {
    return 'page';
  }
  return typeof extensions.items === 'number' ? extensions.items : assumedItems;
}

/**
 * The price of a field: its resolver's `complexity` where it has one, as type-graphql keeps it in
 * the field's extensions, and what a field of its kind costs otherwise. A list that is known to be
 * shorter than most says so by `items` there.
 */
export function priceOf(
  schema: GraphQLSchema,
  parent: GraphQLObjectType | undefined,
  field: Field,
): FieldPrice {
  const named = getNamedType(field.type);
  if (isIntrospectionType(named) || (parent !== undefined && isIntrospectionType(parent))) {
    return priceOfIntrospection(schema, field);
  }
  const leaf = isLeafType(named);
  const { complexity } = field.extensions;
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const usual = parent !== undefined && roots.includes(parent) ? rootFieldCost : leafCost;
  return {
    own: typeof complexity === 'number' ? complexity : usual,
    each: leaf ? 0 : objectCost,
    sizeArgument: field.args.find(({ name }) => name === 'first' || name === 'count')?.name,
    items: itemsOf(field),
  };
}
