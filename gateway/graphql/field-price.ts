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

/** The cost of a field before the values of its arguments are known. */
interface FieldPrice {
  /** The cost of the field itself: a resolver's work, or a text's length. */
  own: number;
  /** The cost of each object in it; 0 for texts and numbers. */
  each: number;
  /** The name of the argument that sets the number of items. */
  sizeArgument: string | undefined;
  /** The number of items where no argument sets it; `page`: as many as the connection. */
  items: number | 'page';
}

/** The assumed length of a list of unknown size. */
const assumedItems = 10;
const rootFieldCost = 10;
const objectCost = 1;
const leafCost = 0.2;

/** Introspection reads from memory, and its average size is known. */
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
 * The price of a field: its resolver's `complexity` where it has one, which type-graphql stores in
 * the field's extensions, otherwise the usual price of a field of its kind. A list that is shorter
 * than most declares so with `items` there.
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
