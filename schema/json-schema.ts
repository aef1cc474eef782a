import { z } from 'zod';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 and the Model Context Protocol take it. */
export type JsonSchema = Record<string, unknown>;

/**
 * What a rule asks of JSON that is sent, or with `output` what it answers with. What JSON Schema
 * cannot say stays with the rule, whose messages tell it; a date is a text.
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
    },
  });
  return schema;
}
