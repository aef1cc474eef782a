import { Field, ID, ObjectType } from 'type-graphql';
import type { Testimonial as TestimonialContent } from '../../../schema/content/lists.ts';

@ObjectType('TestimonialPerson', { description: 'The person quoted in a testimonial.' })
export class TestimonialPerson {
  @Field({ description: 'Full name.' })
  name!: string;
}

/** A testimonial (product 1.7). */
@ObjectType('Testimonial', { description: 'A quotation from a client.' })
export class Testimonial implements TestimonialContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field(() => TestimonialPerson, { description: 'The person who is quoted.' })
  person!: TestimonialPerson;

  @Field({ description: 'The person’s role there.' })
  role!: string;

  @Field({ description: 'The person’s organisation.' })
  organisation!: string;

  @Field({ description: 'Path of the portrait on this site.' })
  photo!: string;

  @Field({ description: 'URL of the professional profile that the photo links to.' })
  profileUrl!: string;

  @Field({ description: 'The quotation, without quotation marks.' })
  quote!: string;

  @Field(() => Boolean, { description: 'True while the entry is a placeholder.' })
  sample!: boolean;
}
