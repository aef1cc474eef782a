import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { TemplateComponents } from './template-components.type.ts';
import { TemplateLayout } from './template-layout.type.ts';
import { TemplateStructure } from './template-structure.type.ts';
import { TemplateTypography } from './template-typography.type.ts';

/**
 * The server form of the template (product 7.1), as it is answered and as it is sent. What a
 * sender may leave out takes its default.
 */
@ObjectType('TemplateConfig', { description: 'The template of every article page.' })
@InputType('TemplateConfigInput', { description: 'The template of every article page.' })
export class TemplateConfigType implements TemplateConfig {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Always "1.0.0"; saves are numbered apart from it.' })
  version!: TemplateConfig['version'];

  @Field(() => String, { description: 'When it was made, in ISO 8601.' })
  createdAt!: string;

  @Field(() => String, { description: 'When it was last changed, in ISO 8601.' })
  updatedAt!: string;

  @Field(() => String, {
    defaultValue: defaultTemplateConfig.description,
    description: 'What it is for.',
  })
  description!: string;

  @Field(() => TemplateTypography, { description: 'Type.' })
  typography!: TemplateTypography;

  @Field(() => TemplateLayout, { description: 'Widths and distances.' })
  layout!: TemplateLayout;

  @Field(() => TemplateComponents, { description: 'The looks of its parts.' })
  components!: TemplateComponents;

  @Field(() => TemplateStructure, { description: 'Which parts it has, and their grounds.' })
  structure!: TemplateStructure;
}
