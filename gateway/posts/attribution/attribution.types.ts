import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

const linkDescription = 'Web address, where there is no DOI.';
const doiDescription = 'Bare, such as 10.1136/bmj.n71.';

/** Something that a post rests on. */
@ObjectType('PostReference', {
  description: 'Something that a post rests on.',
  simpleResolvers: true,
})
export class PostReference implements Reference {
  @Field({ description: 'Who said it where, as it is listed.' })
  text!: string;

  @Field(() => String, { nullable: true, description: linkDescription })
  url!: string | null;

  @Field(() => String, { nullable: true, description: doiDescription })
  doi!: string | null;
}

/** The same as it is sent, or half-written. */
@InputType('PostReferenceInput', { description: 'Something that a post rests on.' })
@ObjectType('PostDraftReference', { description: 'A reference of a half-written post.' })
export class PostReferenceInput {
  @Field({ description: 'Who said it where, as it is listed.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Web address; a DOI, or its address, is understood as one.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Bare, behind `doi:`, or as an address at doi.org.',
  })
  doi?: string | null;
}

/** Who wrote or reviewed a post, without what the team says of them. */
@ObjectType('PostPerson', { description: 'Who wrote or reviewed a post.' })
export class PostPerson implements Person {
  name!: string;

  member!: string | null;
}

/** The same as it is sent. */
@InputType('PostPersonInput', {
  description: 'Who wrote or reviewed a post: a member of the team by key or name, or a name.',
})
export class PostPersonInput {
  @Field(() => String, { nullable: true, description: 'The name.' })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Key of the team’s entry; found by the name where absent.',
  })
  member?: string | null;
}

/** Somebody who is being named. */
@InputType('PostDraftPersonInput', { description: 'Somebody who is being named.' })
@ObjectType('PostDraftPerson', { description: 'Somebody whom a half-written post names.' })
export class PostDraftPerson {
  @Field({ description: 'The name; empty for nobody.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Key of the team’s entry.' })
  member?: string | null;
}
