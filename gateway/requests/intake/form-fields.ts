import { Field } from 'type-graphql';
import type { z } from 'zod';
import type { ConsentName } from '../../../schema/consent.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { submittedFields } from '../entities/submitted-fields.ts';

const consents: Record<ConsentName, string> = {
  nonCommercialUse: 'Must be true: non-commercial use only.',
  dataCommunicationsConsent: 'Must be true: project updates and communications.',
  dataProcessingConsent: 'Must be true: data storage and processing.',
};

const described = [
  ...submittedFields,
  ...Object.entries(consents).map(([name, description]) => ({ name, description, consent: true })),
];

function typeOf(field: (typeof described)[number]) {
  if ('consent' in field) return Boolean;
  return field.several ? [String] : String;
}

/**
 * Adds a form's fields to the class of its input, in the form's order, each with its rule
 * (product 3.4) and the description from `submittedFields`.
 * @throws Error for a rule whose field has no description.
 */
export function withFormFields(
  { prototype }: { prototype: object },
  rules: Readonly<Record<string, z.ZodType>>,
): void {
  for (const [name, rule] of Object.entries(rules)) {
    const field = described.find((one) => one.name === name);
    if (field === undefined) throw new Error(`The field "${name}" of a form is not described.`);
    Field(() => typeOf(field), { description: field.description })(prototype, name);
    Rule(rule)(prototype, name);
  }
}
