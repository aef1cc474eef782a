import { Field, ObjectType } from 'type-graphql';
import { Post } from '../entities/post.entity.ts';

/** What a save would make of a slug. */
@ObjectType('SlugCheck', { description: 'What a save would make of a slug.' })
export class SlugCheck {
  @Field({ description: 'The slug that the post would get.' })
  slug!: string;

  @Field(() => Post, {
    nullable: true,
    description: 'The post that has the wished slug, or had it; null while it is free.',
  })
  takenBy!: Post | null;
}
