import { templateConfigSchema, type TemplateConfig } from './template-config.ts';

/** What every template config must contain, in the order the message names (product 7.2). */
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

/** The message of a config without some of the required fields (product 7.2). */
export function missingFieldsMessage(missing: readonly string[]): string {
  return `Generated config missing required fields: ${missing.join(', ')}`;
}

/** The required fields that a value lacks: absent, undefined or null; all of them if no object. */
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
 * Judges a server-form config before it is saved. Missing required fields come first, with the
 * message of product 7.2; then every value must be a strict colour, a length or word of its
 * list, or a short text.
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
