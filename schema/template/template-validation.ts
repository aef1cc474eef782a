import { templateConfigSchema, type TemplateConfig } from './template-config.ts';

/** The required fields of every template config, in the order of the message (product 7.2). */
export const requiredTemplateFields = [
  'id',
  'name',
  'version',
  'createdAt',
  'updatedAt',
  'typography',
  'layout',
  'components',
  'structure',
] as const;

/** The error for a config with missing required fields (product 7.2). */
export function missingFieldsMessage(missing: readonly string[]): string {
  return `Generated config missing required fields: ${missing.join(', ')}`;
}

/**
 * The required fields that are missing from a value: absent, undefined or null; all of them if it
 * is not an object.
 */
export function missingTemplateFields(value: unknown): string[] {
  const isObject = typeof value === 'object' && value !== null;
  return requiredTemplateFields.filter(
    (field) =>
      !isObject || !Object.hasOwn(value, field) || (Reflect.get(value, field) ?? null) === null,
  );
}

/** A valid config, or the first message and one message per bad field under its dotted path. */
export type TemplateCheck =
  | { ok: true; config: TemplateConfig }
  | { ok: false; message: string; fields: Record<string, string> };

/**
 * Validates a server-form config before it is saved. Missing required fields are reported first,
 * with the message of product 7.2; then every value must be a strict colour, a length or word from
 * its list, or a short text.
 */
export function checkTemplateConfig(value: unknown): TemplateCheck {
  const missing = missingTemplateFields(value);
  if (missing.length > 0) {
    const message = missingFieldsMessage(missing);
    return {
      ok: false,
      message,
      fields: Object.fromEntries(missing.map((name) => [name, message])),
    };
  }
  const { success, data, error } = templateConfigSchema.safeParse(value);
  if (success) return { ok: true, config: data };
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, message);
  }
  const [first] = fields;
  return {
    ok: false,
    message: first === undefined ? 'Invalid template config.' : first.join(': '),
    fields: Object.fromEntries(fields),
  };
}
