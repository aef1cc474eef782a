import { Field, ObjectType } from 'type-graphql';
import { Post } from '../entities/post.entity.ts';

@ObjectType('SlugCheck', { description: 'The result of checking a slug before a save.' })
export class SlugCheck {
  @Field({ description: 'The slug that the post would get.' })
  slug!: string;

  @Field(() => Post, {
    nullable: true,
    description: 'The post that has or had the requested slug; null while the slug is free.',
  })
  takenBy!: Post | null;
}
