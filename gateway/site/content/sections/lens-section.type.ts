import { Field, ObjectType } from 'type-graphql';
import type {
  Claim as ClaimContent,
  ComparisonRow as ComparisonRowContent,
} from '../../../../schema/content/sections.ts';
import { DialogButton, Link, LinkedText } from '../link.type.ts';
import { Figure } from './figure.type.ts';
import { IntroducedSection } from './introductory-sections.type.ts';

@ObjectType('Claim', { description: 'A measured figure that the company claims for the product.' })
export class Claim implements ClaimContent {
  @Field(() => String, {
    nullable: true,
    description: 'Small text before the value, such as "up to".',
  })
  qualifier?: string;

  @Field({ description: 'The figure.' })
  value!: string;

  @Field({ description: 'What it measures.' })
  label!: string;

  @Field({ description: 'The benchmark or condition that the figure refers to.' })
  note!: string;
}

@ObjectType('ComparisonRow', {
  description: 'One aspect, compared between legacy tools and the product.',
})
export class ComparisonRow implements ComparisonRowContent {
  @Field({ description: 'The aspect that is compared.' })
  aspect!: string;

  @Field({ description: 'How legacy tools perform.' })
  legacy!: string;

  @Field({ description: 'How the product performs.' })
  product!: string;

  @Field(() => Boolean, { description: 'True while the statement awaits approval.' })
  sample!: boolean;
}

@ObjectType('Comparison', { description: 'The comparison with legacy tools.' })
export class Comparison {
  @Field({ description: 'Caption of the table.' })
  caption!: string;

  @Field({ description: 'Heading of the column for legacy tools.' })
  legacyLabel!: string;

  @Field({ description: 'Heading of the column for the product.' })
  productLabel!: string;

  @Field(() => [ComparisonRow], { description: 'The rows, from top to bottom.' })
  rows!: ComparisonRow[];
}

/** Lens (product 2.5). */
@ObjectType('LensSection', { description: 'The section on Loon Lens.' })
export class LensSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Label of the button that opens the trial form.' })
  button!: DialogButton;

  @Field(() => Link, { description: 'Label of the link to the publications.' })
  link!: Link;

  @Field(() => Link, { nullable: true, description: 'Link to the counts behind the claims.' })
  countsLink?: Link | undefined;

  @Field(() => [LinkedText], { description: 'The terms a visitor accepts, with links.' })
  terms!: LinkedText[];

  @Field(() => [Claim], { description: 'The measured claims.' })
  claims!: Claim[];

  @Field(() => Comparison, { description: 'The comparison with legacy tools.' })
  comparison!: Comparison;

  @Field({ description: 'The export formats for results.' })
  exportNote!: string;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}
