import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionTypes, PageArgs } from '../../graphql/connection.ts';
import type { ContentSection } from '../markdown/content-sections.ts';
import { Post } from '../entities/post.entity.ts';
import {
  PostSortField,
  PostStatus,
  type AdminPostFilter,
  type AdminPostOrder,
} from '../desk/select-admin-posts.ts';

@ObjectType('PostSection', { description: 'A section of an article.', simpleResolvers: true })
export class PostSection implements ContentSection {
  @Field({ description: 'The id of its heading.' })
  anchor!: string;

  @Field({ description: 'Its heading, without markup.' })
  title!: string;
}

registerEnumType(PostStatus, {
  name: 'PostStatus',
  description: 'Who can see a post.',
  valuesConfig: {
    DRAFT: { description: 'Only administrators.' },
    SCHEDULED: { description: 'Everyone, from a future date.' },
    PUBLISHED: { description: 'Everyone.' },
  },
});

@InputType('PostFilter', { description: 'Filters of the administrator’s list.' })
class PostFilterInput implements AdminPostFilter {
  @Field(() => PostStatus, { nullable: true, description: 'Only posts with this status.' })
  status?: PostStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, slug, author, tags or texts.',
  })
  search?: string | null;
}

registerEnumType(PostSortField, {
  name: 'PostSortField',
  description: 'Sort keys of the administrator’s list.',
  valuesConfig: {
    CREATED: { description: 'Time of the first save.' },
    TITLE: { description: 'The title, case-insensitive.' },
    AUTHOR: { description: 'The author, case-insensitive.' },
    DATE: { description: 'The date of publication, or of creation for a draft without one.' },
    UPDATED: { description: 'Time of the last save.' },
  },
});

@InputType('PostOrder', { description: 'Sort order of the administrator’s list.' })
class PostOrderInput implements AdminPostOrder {
  @Field(() => PostSortField, { description: 'The sort key.' })
  by!: PostSortField;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the greatest or newest comes first.',
  })
  descending!: boolean;
}

export const PostConnection = connectionTypes(
  'Post',
  Post,
  'newest first unless ordered otherwise',
);

@ObjectType('TagCount', { description: 'A tag and its number of posts.' })
export class TagCount {
  @Field({ description: 'The tag in the variant that most posts use.' })
  name!: string;

  @Field(() => Int, { description: 'Number of posts.' })
  postCount!: number;
}

@ObjectType('SearchResult', { description: 'A post found by a search.' })
export class SearchResult {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field(() => Int, {
    description:
      'For each term 10 if in the title, 8 if in tags, 5 if in the excerpt, 2 per occurrence in the content.',
  })
  relevanceScore!: number;

  @Field(() => [String], {
    description: 'The fields in which a term was found, of "title", "tags", "excerpt", "content".',
  })
  matchedFields!: string[];

  @Field(() => [String], {
    description: 'Up to 2 passages of the content, in plain text.',
    complexity: 5,
  })
  snippets!: string[];
}

/** The page of the public list to return. */
@ArgsType()
export class PostListArgs extends PageArgs {
  @Field(() => Int, { description: 'Number of posts, 1 to 100.' })
  override first = 10;

  @Field(() => String, { nullable: true, description: 'Only posts with this tag.' })
  tag?: string | null;
}

/** The page of the administrator's list to return. */
@ArgsType()
export class AdminPostListArgs extends PageArgs {
  @Field(() => PostFilterInput, { nullable: true, description: 'Filters of the list.' })
  filter?: PostFilterInput | null;

  @Field(() => PostOrderInput, { nullable: true, description: 'Sort order.' })
  order?: PostOrderInput | null;
}
