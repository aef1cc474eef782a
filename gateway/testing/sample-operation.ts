import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  isRequiredInputField,
  isRequiredArgument,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const scalars: Record<string, string> = {
  Boolean: 'true',
  Int: '1',
  Float: '1.5',
  ID: '"01890000-0000-7000-8000-000000000000"',
  DateTimeISO: '"2030-01-01T00:00:00.000Z"',
};

/** A literal of the type, with only the required fields. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) {
    return literalOf(type.ofType);
  }
  if (isListType(type)) {
    return `[${literalOf(type.ofType)}]`;
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name ?? 'null';
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map(({ name, type: of }) => `${name}: ${literalOf(of)}`).join(', ')} }`;
  }
  return scalars[type.name] ?? '"A text that is long enough for most rules."';
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named) || isUnionType(named)
    ? ' { __typename }'
    : '';
}

/** A call of a root field that passes validation, with only the required arguments. */
export function sampleCallOf(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(isRequiredArgument);
  const list = args.map(({ name, type }) => `${name}: ${literalOf(type)}`).join(', ');
  return `${field.name}${list === '' ? '' : `(${list})`}${selectionOf(field.type)}`;
}

function jsonOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return jsonOf(type.ofType);
  }
  if (isListType(type)) {
    return [jsonOf(type.ofType)];
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map(({ name, type: of }) => [name, jsonOf(of)]));
  }
  return JSON.parse(literalOf(type));
}

/** Values for the required variables of the operation in a document. */
export function sampleVariablesOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): Record<string, unknown> {
  const [operation] = definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const of = typeFromAST(schema, type);
      return isInputType(of) && isNonNullType(of) && defaultValue === undefined
        ? [[variable.name.value, jsonOf(of)]]
        : [];
    }),
  );
}
