import { Field, InputType, ObjectType } from 'type-graphql';
import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';

type Components = TemplateConfig['components'];
const defaults = defaultTemplateConfig.components;

/** Colours of primary buttons. */
@ObjectType('TemplatePrimaryButton', { description: 'Colours of primary buttons.' })
@InputType('TemplatePrimaryButtonInput', { description: 'Colours of primary buttons.' })
export class TemplatePrimaryButton {
  @Field(() => String, { description: 'Colour, such as "#c0011d".' })
  backgroundColor!: string;

  @Field(() => String, { description: 'Colour under the pointer.' })
  hoverBackgroundColor!: string;
}

/** Buttons. */
@ObjectType('TemplateButtons', { description: 'Buttons.' })
@InputType('TemplateButtonsInput', { description: 'Buttons.' })
export class TemplateButtons {
  @Field(() => TemplatePrimaryButton, { description: 'Primary buttons.' })
  primary!: TemplatePrimaryButton;
}

/** A text of the template. */
@ObjectType('TemplateLabel', { description: 'A text of the template.' })
@InputType('TemplateLabelInput', { description: 'A text of the template.' })
export class TemplateLabel {
  @Field(() => String, { description: 'The text.' })
  text!: string;
}

/** The banner that calls to action. */
@ObjectType('TemplateCta', { description: 'The banner that calls to action.' })
@InputType('TemplateCtaInput', { description: 'The banner that calls to action.' })
export class TemplateCta {
  @Field(() => Boolean, { defaultValue: defaults.cta.enabled, description: 'Is shown.' })
  enabled!: boolean;

  @Field(() => TemplateLabel, { description: 'The label of its button.' })
  primaryButton!: TemplateLabel;

  @Field(() => String, { defaultValue: defaults.cta.backgroundColor, description: 'Its ground.' })
  backgroundColor!: string;

  @Field(() => String, { defaultValue: defaults.cta.alignment, description: '"left" or "center".' })
  alignment!: Components['cta']['alignment'];
}

/** Where the button that shows the FAQs stands. */
@ObjectType('TemplateFaqToggle', { description: 'Where the button that shows the FAQs stands.' })
@InputType('TemplateFaqToggleInput', {
  description: 'Where the button that shows the FAQs stands.',
})
export class TemplateFaqToggle {
  @Field(() => String, { description: '"left", "center" or "right".' })
  alignment!: Components['faq']['toggle']['alignment'];
}

/** The ground of the FAQs. */
@ObjectType('TemplateFaqContainer', { description: 'The ground of the FAQs.' })
@InputType('TemplateFaqContainerInput', { description: 'The ground of the FAQs.' })
export class TemplateFaqContainer {
  @Field(() => String, { description: 'Its colour.' })
  backgroundColor!: string;
}

/** The FAQ section. */
@ObjectType('TemplateFaq', { description: 'The FAQ section.' })
@InputType('TemplateFaqInput', { description: 'The FAQ section.' })
export class TemplateFaq {
  @Field(() => Boolean, { defaultValue: defaults.faq.enabled, description: 'Is shown.' })
  enabled!: boolean;

  @Field(() => TemplateLabel, { defaultValue: defaults.faq.title, description: 'Its heading.' })
  title!: TemplateLabel;

  @Field(() => TemplateFaqToggle, {
    defaultValue: defaults.faq.toggle,
    description: 'The button that shows it.',
  })
  toggle!: TemplateFaqToggle;

  @Field(() => TemplateFaqContainer, {
    defaultValue: defaults.faq.container,
    description: 'Its ground.',
  })
  container!: TemplateFaqContainer;
}

/** The text of the footer. */
@ObjectType('TemplateFooterText', { description: 'The text of the footer.' })
@InputType('TemplateFooterTextInput', { description: 'The text of the footer.' })
export class TemplateFooterText {
  @Field(() => String, { defaultValue: defaults.footer.color, description: 'Its colour.' })
  color!: string;
}

/** The tags of the header. */
@ObjectType('TemplateTags', { description: 'The tags of the header.' })
@InputType('TemplateTagsInput', { description: 'The tags of the header.' })
export class TemplateTags {
  @Field(() => Boolean, { defaultValue: defaults.tags.enabled, description: 'Are shown.' })
  enabled!: boolean;
}

/** The looks of the parts of an article page. */
@ObjectType('TemplateComponents', { description: 'The looks of the parts of an article page.' })
@InputType('TemplateComponentsInput', { description: 'The looks of the parts of an article page.' })
export class TemplateComponents implements Components {
  @Field(() => TemplateButtons, { description: 'Buttons.' })
  buttons!: TemplateButtons;

  @Field(() => TemplateCta, { description: 'The banner that calls to action.' })
  cta!: TemplateCta;

  @Field(() => TemplateFaq, { description: 'The FAQ section.' })
  faq!: TemplateFaq;

  @Field(() => TemplateFooterText, { description: 'The text of the footer.' })
  footer!: TemplateFooterText;

  @Field(() => TemplateTags, { description: 'The tags of the header.' })
  tags!: TemplateTags;
}
