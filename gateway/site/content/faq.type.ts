import { Field, ID, ObjectType } from 'type-graphql';
import type { Faq as FaqContent } from '../../../schema/content/lists.ts';

/** A question and its answer (product 1.8). */
@ObjectType('Faq', { description: 'A question and its answer.' })
export class Faq implements FaqContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'The answer: Markdown with paragraphs, emphasis, links and lists.' })
  answer!: string;
}
