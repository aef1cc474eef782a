import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { withSettings } from './setting-types.ts';

/** The server form of the template (product 7.1), used as input and output. */
@ObjectType('TemplateConfig', { description: 'The template of every article page.' })
@InputType('TemplateConfigInput', { description: 'The template of every article page.' })
export class TemplateConfigType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Always "1.0.0"; the numbers of saves are separate.' })
  version!: TemplateConfig['version'];

  @Field(() => String, { description: 'Time of creation, in ISO 8601.' })
  createdAt!: string;

  @Field(() => String, { description: 'Time of the last change, in ISO 8601.' })
  updatedAt!: string;
}

withSettings(TemplateConfigType);
