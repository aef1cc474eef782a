import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { withSettings } from './setting-types.ts';

/** The server form of the template (product 7.1), as it is answered and as it is sent. */
@ObjectType('TemplateConfig', { description: 'The template of every article page.' })
@InputType('TemplateConfigInput', { description: 'The template of every article page.' })
export class TemplateConfigType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Always "1.0.0"; saves are numbered apart from it.' })
  version!: TemplateConfig['version'];

  @Field(() => String, { description: 'When it was made, in ISO 8601.' })
  createdAt!: string;

  @Field(() => String, { description: 'When it was last changed, in ISO 8601.' })
  updatedAt!: string;
}

withSettings(TemplateConfigType);
