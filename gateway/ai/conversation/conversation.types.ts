import { Field, ObjectType } from 'type-graphql';
import { Faq } from '../../site/content/faq.type.ts';
import { Generation } from '../generation.entity.ts';

/** A whole post as the AI generator proposes it. */
@ObjectType('RevisedPost', { description: 'A whole post as the AI generator proposes it.' })
export class RevisedPost {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Its summary.' })
  excerpt!: string;

  @Field(() => [String], { description: 'What it is about.' })
  tags!: string[];

  @Field({ description: 'Its text, in Markdown.' })
  content!: string;

  @Field(() => [Faq], { description: 'Its questions and answers.' })
  faqs!: Faq[];
}

/**
 * What has been added to a revised post since the event before; the last event carries the turn.
 */
@ObjectType('RevisionEvent', {
  description: 'What has been added to a revised post since the last one.',
})
export class RevisionEvent {
  @Field(() => String, { nullable: true, description: 'The title, as soon as it is written.' })
  title!: string | null;

  @Field(() => String, { description: 'Markdown to add at the end of the text.' })
  addition!: string;

  @Field(() => Generation, {
    nullable: true,
    description: 'The turn with the revised post, in the last event.',
  })
  turn!: Generation | null;
}
