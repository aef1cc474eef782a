import { Field, InputType, ObjectType } from 'type-graphql';
import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';

type Layout = TemplateConfig['layout'];
const defaults = defaultTemplateConfig.layout;

/** The column that holds the article. */
@ObjectType('TemplateContainer', { description: 'The column that holds the article.' })
@InputType('TemplateContainerInput', { description: 'The column that holds the article.' })
export class TemplateContainer {
  @Field(() => String, { description: '"896px", "1024px", "1152px" or "1280px".' })
  maxWidth!: Layout['container']['maxWidth'];

  @Field(() => String, {
    defaultValue: defaults.container.margin,
    description: 'CSS length at its left and right.',
  })
  margin!: Layout['container']['margin'];

  @Field(() => String, {
    defaultValue: defaults.container.padding,
    description: 'CSS length inside, left and right.',
  })
  padding!: Layout['container']['padding'];
}

/** Distances between the parts of the text. */
@ObjectType('TemplateSpacing', { description: 'Distances between the parts of the text.' })
@InputType('TemplateSpacingInput', { description: 'Distances between the parts of the text.' })
export class TemplateSpacing {
  @Field(() => String, {
    defaultValue: defaults.spacing.sectionGap,
    description: 'CSS length between sections.',
  })
  sectionGap!: Layout['spacing']['sectionGap'];

  @Field(() => String, {
    defaultValue: defaults.spacing.paragraphGap,
    description: 'CSS length between paragraphs.',
  })
  paragraphGap!: Layout['spacing']['paragraphGap'];

  @Field(() => String, {
    defaultValue: defaults.spacing.headingGap,
    description: 'CSS length below headings.',
  })
  headingGap!: Layout['spacing']['headingGap'];
}

/** Widths and distances of an article page. */
@ObjectType('TemplateLayout', { description: 'Widths and distances of an article page.' })
@InputType('TemplateLayoutInput', { description: 'Widths and distances of an article page.' })
export class TemplateLayout implements Layout {
  @Field(() => TemplateContainer, { description: 'The column that holds the article.' })
  container!: TemplateContainer;

  @Field(() => TemplateSpacing, {
    defaultValue: defaults.spacing,
    description: 'Distances between the parts of the text.',
  })
  spacing!: TemplateSpacing;
}
