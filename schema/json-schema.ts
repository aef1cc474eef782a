import { z } from 'zod';
import { checkKeywords } from './check-keywords.ts';

/** A JSON Schema (draft 2020-12), as used by OpenAPI 3.1 and the Model Context Protocol. */
export type JsonSchema = Record<string, unknown>;

/**
 * The values of a choice that is trimmed or folded before validation, which JSON Schema would show
 * as a plain text.
 */
function choicesOf({ _zod: { def } }: z.core.$ZodType): (string | number)[] | undefined {
  const chosen = def.type === 'pipe' ? (def as z.core.$ZodPipeDef).out._zod.def : undefined;
  return chosen?.type === 'enum'
    ? Object.values((chosen as z.core.$ZodEnumDef).entries)
    : undefined;
}

/**
 * The JSON Schema of a rule's input, or of its output. Constraints that JSON Schema cannot express
 * are only in the rule, whose messages name them; a date is a string.
 */
export function jsonSchemaOf(rule: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(rule, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') {
        jsonSchema.type = 'string';
        jsonSchema.format = 'date-time';
      }
      const choices = choicesOf(zodSchema);
      if (choices !== undefined) {
        jsonSchema.enum = choices;
      }
      if (io === 'input') {
        Object.assign(jsonSchema, checkKeywords(zodSchema));
      }
    },
  });
  return schema;
}
