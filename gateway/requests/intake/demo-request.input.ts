import { InputType } from 'type-graphql';
import { demoRequestFields, type DemoRequest } from '../../../schema/request-rules.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { withFormFields } from './form-fields.ts';

/** The ten fields of the demo form (product 3.3). */
@InputType('DemoRequestInput', { description: 'The ten fields of the demo form.' })
export class DemoRequestInput extends fieldsOf<DemoRequest>() {}

withFormFields(DemoRequestInput, demoRequestFields);
