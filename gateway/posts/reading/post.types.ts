import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection-types.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import type { TagCount } from './count-tags.ts';
import { Post } from '../entities/post.entity.ts';
import { PostSortField, type AdminPostOrder } from '../desk/order-admin-posts.ts';
import { PostStatus, type AdminPostFilter } from '../desk/select-admin-posts.ts';

registerEnumType(PostStatus, {
  name: 'PostStatus',
  description: 'Who can see a post.',
  valuesConfig: {
    DRAFT: { description: 'Only the administrator.' },
    SCHEDULED: { description: 'Everybody, from a date to come.' },
    PUBLISHED: { description: 'Everybody.' },
  },
});

/** What the administrator's list may be narrowed to. */
@InputType('PostFilter', { description: 'What the administrator’s list is narrowed to.' })
export class PostFilterInput implements AdminPostFilter {
  @Field(() => PostStatus, { nullable: true, description: 'Only posts in one status.' })
  status?: PostStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, slug, author, tags or texts.',
  })
  search?: string | null;
}

registerEnumType(PostSortField, {
  name: 'PostSortField',
  description: 'What the administrator’s list is ordered by.',
  valuesConfig: {
    CREATED: { description: 'When a post was first saved.' },
    TITLE: { description: 'The title, without regard to case.' },
    AUTHOR: { description: 'The author, without regard to case.' },
    DATE: { description: 'The date of publication, of creation for a draft without one.' },
    UPDATED: { description: 'When a post was last saved.' },
  },
});

/** How the administrator's list is ordered. */
@InputType('PostOrder', { description: 'How the administrator’s list is ordered.' })
export class PostOrderInput implements AdminPostOrder {
  @Field(() => PostSortField, { description: 'What it is ordered by.' })
  by!: PostSortField;

  @Field(() => Boolean, { defaultValue: true, description: 'The greatest or newest first.' })
  descending!: boolean;
}

/** Pages of posts. */
export const PostConnection = connectionTypes(
  'Post',
  Post,
  'newest first unless ordered otherwise',
);

/** A tag and its number of posts. */
@ObjectType('TagCount', { description: 'A tag and how many posts have it.' })
export class TagCountType implements TagCount {
  @Field({ description: 'The tag as most posts spell it.' })
  name!: string;

  @Field(() => Int, { description: 'How many posts have it.' })
  postCount!: number;
}

/** A post that a search found. */
@ObjectType('SearchResult', { description: 'A post that a search found.' })
export class SearchResult {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field(() => Int, {
    description:
      'For each term 10 if in the title, 8 if in tags, 5 if in the excerpt, 2 per occurrence in the content.',
  })
  relevanceScore!: number;

  @Field(() => [String], {
    description: 'Where a term was found, of "title", "tags", "excerpt", "content".',
  })
  matchedFields!: string[];

  @Field(() => [String], {
    description: 'Up to 2 passages of the content, in plain text.',
    complexity: 5,
  })
  snippets!: string[];
}

/** Which page of the public list is wanted. */
@ArgsType()
export class PostListArgs extends PageArgs {
  @Field(() => Int, { description: 'How many posts, 1 to 100.' })
  override first = 10;

  @Field(() => String, { nullable: true, description: 'Only posts with this tag.' })
  tag?: string | null;
}

/** Which page of the administrator's list is wanted. */
@ArgsType()
export class AdminPostListArgs extends PageArgs {
  @Field(() => PostFilterInput, { nullable: true, description: 'What the list is narrowed to.' })
  filter?: PostFilterInput | null;

  @Field(() => PostOrderInput, { nullable: true, description: 'How it is ordered.' })
  order?: PostOrderInput | null;
}
