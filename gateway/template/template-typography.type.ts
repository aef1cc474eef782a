import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';

type Typography = TemplateConfig['typography'];
const defaults = defaultTemplateConfig.typography;

/** How the article's title is set. */
@ObjectType('TemplateTitle', { description: 'How the article’s title is set.' })
@InputType('TemplateTitleInput', { description: 'How the article’s title is set.' })
export class TemplateTitle {
  @Field(() => String, { description: 'CSS length, such as "56px".' })
  fontSize!: Typography['headings']['h1']['fontSize'];

  @Field(() => Int, { description: '400, 500, 600 or 700.' })
  fontWeight!: Typography['headings']['h1']['fontWeight'];

  @Field(() => String, { description: 'Colour, such as "#0d1517".' })
  color!: string;
}

/** How headings are set. */
@ObjectType('TemplateHeadings', { description: 'How headings are set.' })
@InputType('TemplateHeadingsInput', { description: 'How headings are set.' })
export class TemplateHeadings {
  @Field(() => TemplateTitle, { description: 'The article’s title.' })
  h1!: TemplateTitle;
}

/** How the running text is set. */
@ObjectType('TemplateText', { description: 'How the running text is set.' })
@InputType('TemplateTextInput', { description: 'How the running text is set.' })
export class TemplateText {
  @Field(() => String, { description: 'CSS length, such as "20px".' })
  fontSize!: Typography['body']['fontSize'];

  @Field(() => String, { description: 'Colour of text and headings.' })
  color!: string;

  @Field(() => String, {
    defaultValue: defaults.body.secondaryColor,
    description: 'Colour of dates, captions and the like.',
  })
  secondaryColor!: string;

  @Field(() => Float, {
    defaultValue: defaults.body.lineHeight,
    description: 'Multiple of the font size, 1.4 to 1.8.',
  })
  lineHeight!: Typography['body']['lineHeight'];
}

/** The type of an article page. */
@ObjectType('TemplateTypography', { description: 'The type of an article page.' })
@InputType('TemplateTypographyInput', { description: 'The type of an article page.' })
export class TemplateTypography implements Typography {
  @Field(() => String, {
    defaultValue: defaults.fontFamily,
    description: '"STIX Two Text", "Libre Franklin", "Georgia" or "System sans".',
  })
  fontFamily!: Typography['fontFamily'];

  @Field(() => TemplateHeadings, { description: 'Headings.' })
  headings!: TemplateHeadings;

  @Field(() => TemplateText, { description: 'The running text.' })
  body!: TemplateText;
}
