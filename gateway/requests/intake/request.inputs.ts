import { InputType } from 'type-graphql';
import {
  accessRequestFields,
  demoRequestFields,
  type AccessRequest,
  type DemoRequest,
} from '../../../schema/request-rules.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { withFormFields } from './form-fields.ts';

/** The eleven fields of the trial form (product 3.2). */
@InputType('AccessRequestInput', { description: 'The eleven fields of the trial form.' })
export class AccessRequestInput extends fieldsOf<AccessRequest>() {}

withFormFields(AccessRequestInput, accessRequestFields);

/** The ten fields of the demo form (product 3.3). */
@InputType('DemoRequestInput', { description: 'The ten fields of the demo form.' })
export class DemoRequestInput extends fieldsOf<DemoRequest>() {}

withFormFields(DemoRequestInput, demoRequestFields);
