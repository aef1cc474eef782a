import {
  createUnionType,
  Extensions,
  Field,
  Float,
  ID,
  Int,
  ObjectType,
  registerEnumType,
  type ClassType,
} from 'type-graphql';
import { z } from 'zod';
import { partSchemas } from '../../../schema/content/part-schemas.ts';
import { plainWords } from '../../../schema/plain-words.ts';
import { servedSchemas } from './served-schemas.ts';

/** The JSON Schema of a content rule, with what its `meta` says about the GraphQL schema. */
interface Described {
  /** The GraphQL type of an object, a union or the values of a choice. */
  typeName?: string;
  typeDescription?: string;
  /** The description of the field in the SDL, where it differs from the form's hint. */
  sdl?: string;
  /** Never served to visitors. */
  internal?: boolean;
  /** The usual number of entries of a list, for the cost of an operation. */
  listSize?: number;
  control?: string;
  options?: Readonly<Record<string, string>>;
  title?: string;
  description?: string;
  type?: string;
  const?: string | number | boolean;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Described>>;
  required?: readonly string[];
  items?: Described;
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
}

type GraphQLType = object | symbol;

const variantsOf = ({ oneOf, anyOf }: Described) => oneOf ?? anyOf ?? [];

/** The rules at any depth that name a GraphQL type. */
function namedIn(rule: Described): Described[] {
  const { properties = {}, items, typeName } = rule;
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...variantsOf(rule)];
  return [...(typeName === undefined ? [] : [rule]), ...inner.flatMap(namedIn)];
}

const { claims: _notServed, ...ownSchemas } = partSchemas;
const rules = Object.values({ ...ownSchemas, ...servedSchemas })
  .map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Described)
  .flatMap(namedIn);

const objectTypes = new Map<string, ClassType>();
const otherTypes = new Map<string, GraphQLType>();

/**
 * The object type of this name.
 * @throws Error for an unknown name, which is a mistake in the schemas.
 */
export function contentType(name: string): ClassType {
  const type = objectTypes.get(name);
  if (type === undefined) throw new Error(`No rule of the content has the type name "${name}".`);
  return type;
}

function fieldType(rule: Described): GraphQLType | [GraphQLType] {
  const { type, items, typeName, control } = rule;
  if (type === 'array') return [fieldType(items ?? {})];
  if (typeName !== undefined) return otherTypes.get(typeName) ?? contentType(typeName);
  const [variant] = variantsOf(rule);
  if (variant !== undefined) return fieldType(variant);
  if (type === 'boolean') return Boolean;
  if (type === 'integer' || Number.isInteger(rule.const)) return Int;
  if (type === 'number') return Float;
  if (type === 'string') return control === 'id' ? ID : String;
  throw new Error(`A rule of the content has no GraphQL type: ${JSON.stringify(rule)}`);
}

function descriptionOf(rule: Described, field: string): string {
  const { sdl, description, typeDescription, title } = rule;
  return sdl ?? description ?? typeDescription ?? `${title ?? plainWords(field)}.`;
}

/** Adds a field for each property; a property that one of the rules lacks is nullable. */
function addFields({ prototype }: ClassType, sameType: readonly Described[]): void {
  const properties = new Map(sameType.flatMap((rule) => Object.entries(rule.properties ?? {})));
  for (const [name, rule] of properties) {
    if (rule.internal === true) continue;
    const nullable = !sameType.every(({ required = [] }) => required.includes(name));
    const options = { nullable, description: descriptionOf(rule, name) };
    Field(() => fieldType(rule), options)(prototype, name);
    if (rule.listSize !== undefined) Extensions({ items: rule.listSize })(prototype, name);
  }
}

function addObject(name: string, sameType: readonly Described[]): void {
  class ContentType {
    [field: string]: unknown;
  }
  ObjectType(name, { description: sameType[0]?.typeDescription })(ContentType);
  addFields(ContentType, sameType);
  objectTypes.set(name, ContentType);
}

function addUnion(name: string, { typeDescription: description, ...rule }: Described): void {
  const variants = variantsOf(rule);
  const isOf = (value: object, { properties = {} }: Described) =>
    Object.entries(properties).every(
      ([field, { const: only }]) => only === undefined || Reflect.get(value, field) === only,
    );
  const type = createUnionType({
    ...{ name, description },
    types: () => variants.map(({ typeName = '' }) => contentType(typeName)),
    resolveType: (value: object) => variants.find((variant) => isOf(value, variant))?.typeName,
  });
  otherTypes.set(name, type);
}

function addEnum(name: string, values: readonly string[], rule: Described): void {
  const type = Object.fromEntries(values.map((value) => [value, value]));
  const { typeDescription: description, options = {} } = rule;
  const described = Object.entries(options).map(
    ([value, title]) => [value, { description: `${title}.` }] as const,
  );
  registerEnumType(type, { name, description, valuesConfig: Object.fromEntries(described) });
  otherTypes.set(name, type);
}

for (const name of new Set(rules.map(({ typeName = '' }) => typeName))) {
  const sameType = rules.filter(({ typeName }) => typeName === name);
  const [rule = {}] = sameType;
  const values = sameType.flatMap((each) => each.enum ?? each.const ?? []);
  if (values.length > 0) addEnum(name, values.map(String), rule);
  else if (variantsOf(rule).length > 0) addUnion(name, rule);
  else addObject(name, sameType);
}
