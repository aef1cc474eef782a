import { Field, Int, ObjectType } from 'type-graphql';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { connectionTypes } from '../graphql/connection.ts';
import type { SavedTemplate } from './saved-template.ts';
import { TemplateConfigType } from './template-config.type.ts';

@ObjectType('TemplateSave', { description: 'One save of the template.' })
export class TemplateSaveType implements SavedTemplate {
  @Field(() => Int, { description: 'Number of the save; 0 is the site’s own template.' })
  number!: number;

  @Field(() => Date, { nullable: true, description: 'When it was saved; null for number 0.' })
  savedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who saved it; null for number 0.',
  })
  savedBy!: string | null;

  @Field(() => TemplateConfigType, {
    nullable: true,
    description: 'The template; null if the stored config is no longer valid.',
  })
  config!: TemplateConfig | null;
}

export const TemplateSaveConnection = connectionTypes(
  'TemplateSave',
  TemplateSaveType,
  'newest first, the site’s own template last',
);
