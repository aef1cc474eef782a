import { Field, InputType, ObjectType } from 'type-graphql';
import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';

type Structure = TemplateConfig['structure'];
const defaults = defaultTemplateConfig.structure;

/** The band with the title. */
@ObjectType('TemplateHeader', { description: 'The band with the title.' })
@InputType('TemplateHeaderInput', { description: 'The band with the title.' })
export class TemplateHeader {
  @Field(() => Boolean, { defaultValue: defaults.header.enabled, description: 'Is shown.' })
  enabled!: boolean;

  @Field(() => String, {
    defaultValue: defaults.header.backgroundColor,
    description: 'Its ground.',
  })
  backgroundColor!: string;

  @Field(() => String, {
    defaultValue: defaults.header.alignment,
    description: '"left" or "center".',
  })
  alignment!: Structure['header']['alignment'];
}

/** The text of the article. */
@ObjectType('TemplateContent', { description: 'The text of the article.' })
@InputType('TemplateContentInput', { description: 'The text of the article.' })
export class TemplateContent {
  @Field(() => Boolean, { defaultValue: defaults.content.enabled, description: 'Is shown.' })
  enabled!: boolean;

  @Field(() => String, {
    defaultValue: defaults.content.backgroundColor,
    description: 'The ground of the page.',
  })
  backgroundColor!: string;

  @Field(() => String, {
    defaultValue: defaults.content.alignment,
    description: '"left" or "justify".',
  })
  alignment!: Structure['content']['alignment'];

  @Field(() => Boolean, {
    defaultValue: defaults.content.showContents,
    description: 'The list of the article’s headings is shown.',
  })
  showContents!: boolean;
}

/** The related articles. */
@ObjectType('TemplateRelatedArticles', { description: 'The related articles.' })
@InputType('TemplateRelatedArticlesInput', { description: 'The related articles.' })
export class TemplateRelatedArticles {
  @Field(() => Boolean, {
    defaultValue: defaults.relatedArticles.enabled,
    description: 'Are shown.',
  })
  enabled!: boolean;

  @Field(() => String, {
    defaultValue: defaults.relatedArticles.backgroundColor,
    description: 'Their ground.',
  })
  backgroundColor!: string;
}

/** The footer below the article. */
@ObjectType('TemplateFooter', { description: 'The footer below the article.' })
@InputType('TemplateFooterInput', { description: 'The footer below the article.' })
export class TemplateFooter {
  @Field(() => Boolean, { description: 'Is shown.' })
  showFooter!: boolean;

  @Field(() => String, { description: 'Its ground.' })
  backgroundColor!: string;
}

/** Which parts an article page has, and their grounds. */
@ObjectType('TemplateStructure', {
  description: 'Which parts an article page has, and their grounds.',
})
@InputType('TemplateStructureInput', {
  description: 'Which parts an article page has, and their grounds.',
})
export class TemplateStructure implements Structure {
  @Field(() => TemplateHeader, { description: 'The band with the title.' })
  header!: TemplateHeader;

  @Field(() => TemplateContent, { description: 'The text of the article.' })
  content!: TemplateContent;

  @Field(() => TemplateRelatedArticles, {
    defaultValue: defaults.relatedArticles,
    description: 'The related articles.',
  })
  relatedArticles!: TemplateRelatedArticles;

  @Field(() => TemplateFooter, { description: 'The footer below the article.' })
  footer!: TemplateFooter;
}
