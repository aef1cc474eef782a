import { Field, ObjectType } from 'type-graphql';
import type {
  Claim as ClaimContent,
  ComparisonRow as ComparisonRowContent,
} from '../../../../schema/content/sections.ts';
import { DialogButton, Link, LinkedText } from '../link.type.ts';
import { Figure } from './figure.type.ts';
import { IntroducedSection } from './introductory-sections.type.ts';

/** A figure the product is measured by. */
@ObjectType('Claim', { description: 'A figure the product is measured by.' })
export class Claim implements ClaimContent {
  @Field(() => String, { nullable: true, description: 'Set small before the value: "up to".' })
  qualifier?: string;

  @Field({ description: 'The figure.' })
  value!: string;

  @Field({ description: 'What it measures.' })
  label!: string;

  @Field({ description: 'Its benchmark or condition.' })
  note!: string;
}

/** One row of the comparison with legacy tools. */
@ObjectType('ComparisonRow', { description: 'One aspect, of legacy tools and of the product.' })
export class ComparisonRow implements ComparisonRowContent {
  @Field({ description: 'What is compared.' })
  aspect!: string;

  @Field({ description: 'How legacy tools do.' })
  legacy!: string;

  @Field({ description: 'How the product does.' })
  product!: string;

  @Field(() => Boolean, { description: 'True while the statement awaits approval.' })
  sample!: boolean;
}

/** The comparison with legacy tools. */
@ObjectType('Comparison', { description: 'The comparison with legacy tools.' })
export class Comparison {
  @Field({ description: 'Names the table.' })
  caption!: string;

  @Field({ description: 'Heads the column of legacy tools.' })
  legacyLabel!: string;

  @Field({ description: 'Heads the column of the product.' })
  productLabel!: string;

  @Field(() => [ComparisonRow], { description: 'The rows, from top to bottom.' })
  rows!: ComparisonRow[];
}

/** Lens (product 2.5). */
@ObjectType('LensSection', { description: 'The section on Loon Lens.' })
export class LensSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Opens the trial form.' })
  button!: DialogButton;

  @Field(() => Link, { description: 'Leads to the publications.' })
  link!: Link;

  @Field(() => [LinkedText], { description: 'What a visitor accepts, with its links.' })
  terms!: LinkedText[];

  @Field(() => [Claim], { description: 'The claims.' })
  claims!: Claim[];

  @Field(() => Comparison, { description: 'The comparison with legacy tools.' })
  comparison!: Comparison;

  @Field({ description: 'Which formats results are exported in.' })
  exportNote!: string;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}
