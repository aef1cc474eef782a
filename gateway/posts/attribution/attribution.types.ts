import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

const linkDescription = 'Web address, where there is no DOI.';
const doiDescription = 'Bare, such as 10.1136/bmj.n71.';

@ObjectType('PostReference', {
  description: 'A source that a post refers to.',
  simpleResolvers: true,
})
export class PostReference implements Reference {
  @Field({ description: 'Author, title and publication, as listed.' })
  text!: string;

  @Field(() => String, { nullable: true, description: linkDescription })
  url!: string | null;

  @Field(() => String, { nullable: true, description: doiDescription })
  doi!: string | null;
}

/** A reference as sent with a save or a draft. */
@InputType('PostReferenceInput', { description: 'A source that a post refers to.' })
@ObjectType('PostDraftReference', { description: 'A reference of an unsaved draft.' })
export class PostReferenceInput {
  @Field({ description: 'Author, title and publication, as listed.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'URL; a DOI, or its URL, is recognised as a DOI.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Bare, after `doi:`, or as a URL at doi.org.',
  })
  doi?: string | null;
}

/** The author or reviewer of a post, without the team's details. */
@ObjectType('PostPerson', { description: 'The author or reviewer of a post.' })
export class PostPerson implements Person {
  name!: string;

  member!: string | null;
}

@InputType('PostPersonInput', {
  description: 'The author or reviewer of a post: a team member by key or name, or a plain name.',
})
export class PostPersonInput {
  @Field(() => String, { nullable: true, description: 'The name.' })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Key of the team’s entry; found by the name if absent.',
  })
  member?: string | null;
}

@InputType('PostDraftPersonInput', { description: 'A person named in an unsaved draft.' })
@ObjectType('PostDraftPerson', { description: 'A person named in an unsaved draft.' })
export class PostDraftPerson {
  @Field({ description: 'The name; empty for no person.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Key of the team’s entry.' })
  member?: string | null;
}
