import { Field, ObjectType } from 'type-graphql';
import type { Faq } from '../../../schema/content/lists.ts';
import { contentType } from '../../site/content/content-types.ts';
import { Generation } from '../generation.entity.ts';

@ObjectType('RevisedPost', { description: 'A whole post as proposed by the AI generator.' })
export class RevisedPost {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Its summary.' })
  excerpt!: string;

  @Field(() => [String], { description: 'Its tags.' })
  tags!: string[];

  @Field({ description: 'Its text, in Markdown.' })
  content!: string;

  @Field(() => [contentType('Faq')], { description: 'Its questions and answers.' })
  faqs!: Faq[];
}

/** Text added since the previous event; the last event contains the turn. */
@ObjectType('RevisionEvent', {
  description: 'Text added to a revised post since the previous event.',
})
export class RevisionEvent {
  @Field(() => String, { nullable: true, description: 'The title, once it is complete.' })
  title!: string | null;

  @Field(() => String, { description: 'Markdown to add at the end of the text.' })
  addition!: string;

  @Field(() => Generation, {
    nullable: true,
    description: 'The turn with the revised post, in the last event.',
  })
  turn!: Generation | null;
}
