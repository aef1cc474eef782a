import { Field, Int, ObjectType } from 'type-graphql';
import { Post } from '../entities/post.entity.ts';

/** A scheduled post and its time. */
@ObjectType('DuePublication', { description: 'A scheduled post and when it becomes public.' })
export class DuePublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'When it becomes public.' })
  dueAt!: Date;
}

/** A scheduled post that went public after its minute. */
@ObjectType('LatePublication', {
  description: 'A scheduled post that went public after its minute, since the server was down.',
})
export class DelayedPublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'When it should have become public.' })
  dueAt!: Date;

  @Field({ description: 'When it became public.' })
  publicAt!: Date;

  @Field(() => Int, { description: 'Seconds between the two.' })
  secondsLate!: number;
}

/** What is due and what was late. */
@ObjectType('PublicationSchedule', { description: 'What is due and what was late.' })
export class PublicationList {
  @Field(() => [DuePublication], { description: 'Scheduled posts, the next one first; up to 100.' })
  due!: DuePublication[];

  @Field(() => [DelayedPublication], {
    description: 'Posts that went public late in the last 30 days, the last one first; up to 100.',
  })
  late!: DelayedPublication[];
}
