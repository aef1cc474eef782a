import { Field, Int, ObjectType } from 'type-graphql';
import { Post } from '../entities/post.entity.ts';

@ObjectType('DuePublication', { description: 'A scheduled post and its time of publication.' })
export class DuePublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'The scheduled time of publication.' })
  dueAt!: Date;
}

@ObjectType('LatePublication', {
  description: 'A scheduled post that was published late because the server was down.',
})
export class DelayedPublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'The scheduled time.' })
  dueAt!: Date;

  @Field({ description: 'The actual time.' })
  publicAt!: Date;

  @Field(() => Int, { description: 'The delay in seconds.' })
  secondsLate!: number;
}

@ObjectType('PublicationSchedule', { description: 'Upcoming and delayed publications.' })
export class PublicationList {
  @Field(() => [DuePublication], {
    description: 'Scheduled posts, the next one first; at most 100.',
  })
  due!: DuePublication[];

  @Field(() => [DelayedPublication], {
    description: 'Posts published late in the last 30 days, the last one first; at most 100.',
  })
  late!: DelayedPublication[];

  @Field(() => Boolean, {
    description: 'Whether an article is public that did not come with the site.',
  })
  hasOwnArticle!: boolean;
}
