import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { requestField, type RequestFieldName } from '../../../schema/request-fields.ts';
import {
  accessRequestFields,
  demoRequestFields,
  type AccessRequest,
  type DemoRequest,
} from '../../../schema/request-rules.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { Rule } from '../../validation/rule.decorator.ts';

const descriptions: Record<RequestFieldName, string> = {
  firstName: 'Given name.',
  lastName: 'Family name.',
  affiliation: 'Organisation.',
  email: 'Professional e-mail address; free-mail domains are refused.',
  profileUrl: 'Professional or research profile URL.',
  platformsToDemo: 'At least one of "Lens", "Waters", "Not interested in a demo".',
  numberOfStudies: 'One of "0-500", "500-1,000", "1,000-5,000", "5,000-10,000", "Over 10,000".',
  projectDescription: 'The research project, at least 100 characters.',
  message: 'HEOR or HTA needs, at least 10 characters.',
  referralSource: 'How the person heard about Loon, at least 3 characters.',
  nonCommercialUse: 'Must be true: non-commercial use only.',
  dataCommunicationsConsent: 'Must be true: project updates and communications.',
  dataProcessingConsent: 'Must be true: data storage and processing.',
};

function typeOf(name: string) {
  const field = requestField(name);
  if (field?.consent) return Boolean;
  return field?.several ? [String] : String;
}

/**
 * Adds a form's fields to the class of its input, in the form's order, each with its rule
 * (product 3.4).
 */
function withFormFields(
  { prototype }: { prototype: object },
  rules: Partial<Record<RequestFieldName, z.ZodType>>,
): void {
  for (const [name, rule] of Object.entries(rules) as [RequestFieldName, z.ZodType][]) {
    const nullable = requestField(name)?.optional ?? false;
    Field(() => typeOf(name), { nullable, description: descriptions[name] })(prototype, name);
    Rule(rule)(prototype, name);
  }
}

/** The eleven fields of the trial form (product 3.2). */
@InputType('AccessRequestInput', { description: 'The eleven fields of the trial form.' })
export class AccessRequestInput extends fieldsOf<AccessRequest>() {}

withFormFields(AccessRequestInput, accessRequestFields);

/** The ten fields of the demo form (product 3.3). */
@InputType('DemoRequestInput', { description: 'The ten fields of the demo form.' })
export class DemoRequestInput extends fieldsOf<DemoRequest>() {}

withFormFields(DemoRequestInput, demoRequestFields);
