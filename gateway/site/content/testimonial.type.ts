import { Field, ID, ObjectType } from 'type-graphql';
import type { Testimonial as TestimonialContent } from '../../../schema/content/lists.ts';

/** The person who is quoted. */
@ObjectType('TestimonialPerson', { description: 'The person who is quoted.' })
export class TestimonialPerson {
  @Field({ description: 'Full name.' })
  name!: string;
}

/** What a client says (product 1.7). */
@ObjectType('Testimonial', { description: 'What a client says.' })
export class Testimonial implements TestimonialContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field(() => TestimonialPerson, { description: 'The person who is quoted.' })
  person!: TestimonialPerson;

  @Field({ description: 'What the person does there.' })
  role!: string;

  @Field({ description: 'Where the person works.' })
  organisation!: string;

  @Field({ description: 'Path of the portrait on this site.' })
  photo!: string;

  @Field({ description: 'Address of the professional profile the photo leads to.' })
  profileUrl!: string;

  @Field({ description: 'What the person says, without quotation marks.' })
  quote!: string;

  @Field(() => Boolean, { description: 'True while the entry is a placeholder.' })
  sample!: boolean;
}
