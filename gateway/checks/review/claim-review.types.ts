import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Finding } from '../../../schema/check-rules.ts';
import { CheckFinding } from '../check.types.ts';

export enum ClaimPlaceKind {
  CONTENT = 'CONTENT',
  POST = 'POST',
}
registerEnumType(ClaimPlaceKind, {
  name: 'ClaimPlaceKind',
  description: 'What uses a claim.',
  valuesConfig: {
    CONTENT: { description: 'A part of the site’s texts.' },
    POST: { description: 'A published post.' },
  },
});

@ObjectType('ClaimPlace', { description: 'A text that states a claim, or contradicts it.' })
export class ClaimPlace {
  @Field(() => ClaimPlaceKind, { description: 'The kind of place.' })
  kind!: ClaimPlaceKind;

  @Field({ description: 'The title of the part or of the post.' })
  title!: string;

  @Field({ description: 'The path where it is edited.' })
  url!: string;

  @Field({ description: 'The first sentence that uses it.' })
  excerpt!: string;

  @Field({ description: 'Whether the figure is the claim’s; else it is another one.' })
  agrees!: boolean;
}

@ObjectType('ClaimPlaces', { description: 'A place where a claim of the register is used.' })
class ClaimPlaces {
  @Field(() => ID, { description: 'The claim’s id in the register.' })
  claim!: string;

  @Field(() => [ClaimPlace], { description: 'The site’s texts, then posts; at most 20.' })
  places!: ClaimPlace[];

  @Field(() => Int, { description: 'How many there are in all.' })
  placeCount!: number;
}

@ObjectType('PublishedPostFindings', { description: 'The findings for a published post.' })
class PublishedPostFindings {
  @Field(() => ID, { description: 'The post’s id.' })
  id!: string;

  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'The path where it is edited.' })
  url!: string;

  @Field(() => [CheckFinding], { description: 'Blocking findings first; at most 10.' })
  findings!: Finding[];

  @Field(() => Int, { description: 'The number of findings that would block its publication.' })
  blocking!: number;

  @Field(() => Int, { description: 'How many are advice.' })
  advice!: number;
}

@ObjectType('ClaimReview', {
  description:
    'The published register of claims compared with the site’s texts and the published posts.',
})
export class ClaimReview {
  @Field(() => [ClaimPlaces], { description: 'Each claim, in the order of the register.' })
  claims!: ClaimPlaces[];

  @Field(() => [PublishedPostFindings], {
    description: 'Published posts with findings, those with blocking ones first; at most 50.',
  })
  posts!: PublishedPostFindings[];

  @Field(() => Int, { description: 'How many published posts have findings.' })
  postCount!: number;

  @Field(() => Int, {
    description:
      'How many published posts have been read. While it is below `total`, the next query reads more.',
  })
  checked!: number;

  @Field(() => Int, { description: 'How many published posts there are to read.' })
  total!: number;
}
