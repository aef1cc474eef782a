import { z } from 'zod';
import { plainWords } from '../../../../schema/plain-words.ts';
import type { ContentField, GroupField, TextControl, TextField } from './content-field.ts';

/** The keywords of JSON Schema that the content rules use. */
type Scalar = string | number | boolean;
interface Described {
  type?: string;
  title?: string;
  description?: string;
  control?: string;
  describedBy?: string;
  options?: Readonly<Record<string, string>>;
  format?: string;
  const?: Scalar;
  enum?: readonly (string | number)[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  maxCharacters?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Described>>;
  required?: readonly string[];
  items?: Described;
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
}

const textControls: ReadonlySet<string> = new Set<TextControl>([
  ...(['address', 'place', 'image', 'icon', 'id', 'markdown'] as const),
]);

function isTextControl(name: string | undefined): name is TextControl {
  return name !== undefined && textControls.has(name);
}

function textField(schema: Described, label: string, optional: boolean): TextField {
  const { control, format, maxLength: max, description: hint, describedBy } = schema;
  const required = !optional && schema.minLength !== undefined;
  const formats: Readonly<Record<string, TextControl>> = { date: 'date', email: 'email' };
  const kind = isTextControl(control) ? control : (formats[format ?? ''] ?? 'text');
  return { kind: 'text', control: kind, label, hint, optional, required, max, describedBy };
}

function groupField(schema: Described, label: string, optional = false): GroupField {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) =>
      [name, fieldOf(inner, name, !required.has(name) && inner.default === undefined)] as const,
  );
  return {
    ...{
      kind: 'group',
      label,
      hint: schema.description,
      link: schema.control === 'link',
      optional,
    },
    fields: Object.fromEntries(fields),
  };
}

/** The allowed values, if the schema is an enumeration. */
function namedValues(schema: Described): readonly (string | number)[] | undefined {
  const each = schema.anyOf?.map(({ const: value }) => value);
  return schema.enum ?? (each?.every((value) => typeof value === 'number') ? each : undefined);
}

/** @throws Error for a rule without a known control, which is a mistake in the schemas. */
function fieldOf(schema: Described, name: string, optional: boolean): ContentField {
  const { title, description: hint, options } = schema;
  const label = title ?? plainWords(name);
  if (schema.control === 'linked-text') {
    return { kind: 'linked-text', label, hint, max: schema.maxCharacters };
  }
  if (schema.const !== undefined) return { kind: 'fixed', label, value: schema.const };
  const values = namedValues(schema);
  if (values !== undefined) {
    const named = values.map((value) => ({
      value,
      label: options?.[String(value)] ?? plainWords(String(value)),
    }));
    return { kind: 'choice', label, hint, options: named };
  }
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) {
    const groups = variants.map((each) => groupField(each, each.title ?? ''));
    return { kind: 'variants', label, hint, variants: groups };
  }
  switch (schema.type) {
    case 'string':
      return textField(schema, label, optional);
    case 'number':
    case 'integer': {
      const { minimum: min, exclusiveMinimum: above, maximum } = schema;
      const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
      return {
        ...{ kind: 'number', label, hint, optional },
        ...{ min, above, max, whole: schema.type === 'integer' },
      };
    }
    case 'boolean':
      return { kind: 'flag', label, hint };
    case 'array': {
      const { items = {}, minItems: min = 0, maxItems: max } = schema;
      return { kind: 'list', label, hint, item: fieldOf(items, '', false), min, max };
    }
    case 'object':
      return groupField(schema, label, optional);
    default:
      throw new Error(`No control is known for "${name}".`);
  }
}

/**
 * Derives the form of a value from its validation rules: the kind of each control, its label and
 * hint, its bounds and choices (product 12.9).
 * @throws Error for a rule without a known control.
 */
export function deriveField(schema: z.ZodType, title: string): ContentField {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { ...fieldOf(described as Described, title, false), label: title };
}
