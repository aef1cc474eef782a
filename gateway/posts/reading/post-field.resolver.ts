import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireAuthor } from '../../access/policy.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import { unchangedImages } from '../../site/shown-images.ts';
import { contentType } from '../../site/content/content-types.ts';
import { PostPerson, PostReference } from '../attribution/attribution.types.ts';
import type { PostBody, PostFaq } from '../entities/post-body.entity.ts';
import { sectionsStoredOf, type ContentSection } from '../markdown/content-sections.ts';
import type { RenderContent } from '../markdown/process-content.ts';
import { withAnswers, type RenderAnswers } from '../markdown/render-answer.ts';
import type { PostLoaders } from './post-loaders.ts';
import { PostSection } from './post.types.ts';
import { Post } from '../entities/post.entity.ts';
import { PreviewedPost } from '../pending/previewed-post.ts';
import { PendingChanges } from '../pending/pending-changes.entity.ts';

/** The query cost of a whole article, in units of a title's cost. */
const longTextCost = 40;

/** Fields of posts that are read only when selected, in one query for all posts of an operation. */
@Resolver(() => Post)
export class PostFieldResolver {
  constructor(
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
    private readonly render: RenderContent,
    private readonly renderAnswers: RenderAnswers,
    private readonly shown = unchangedImages,
  ) {}

  @FieldResolver(() => String, {
    description: 'The author’s Markdown.',
    complexity: longTextCost,
  })
  async content(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string> {
    return (await this.body(post, context)).content;
  }

  @FieldResolver(() => String, {
    description: 'The content as sanitised HTML, without h1.',
    complexity: longTextCost,
  })
  async contentHtml(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string> {
    return this.shown.html((await this.body(post, context)).contentHtml);
  }

  @FieldResolver(() => [PostSection], {
    description: 'The sections of the content, in their order.',
    complexity: 5,
  })
  async sections(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<ContentSection[]> {
    const { content, contentHtml, sections } = await this.body(post, context);
    return sectionsStoredOf(contentHtml, sections) ?? (await this.render(content)).sections;
  }

  @FieldResolver(() => [contentType('Faq')], { description: 'Its FAQs.', complexity: 10 })
  async faqs(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<PostFaq[]> {
    const { faqs } = await this.body(post, context);
    // Answers in pending changes are not rendered yet, because no save has done so.
    return post instanceof PreviewedPost ? withAnswers(faqs, this.renderAnswers) : faqs;
  }

  @FieldResolver(() => [PostReference], {
    description: 'Its references, in the order of the list below it.',
    complexity: 20,
  })
  async references(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<Reference[]> {
    return (await this.body(post, context)).references;
  }

  @FieldResolver(() => [PostPerson], {
    description: 'Its authors, if they are listed individually; otherwise there is only `author`.',
    complexity: 5,
  })
  async authors(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<Person[]> {
    const { authors } = await this.body(post, context);
    return authors;
  }

  @FieldResolver(() => PostPerson, { nullable: true, description: 'Its reviewer.' })
  async reviewer(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<Person | null> {
    return (await this.body(post, context)).reviewer;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is one of the newest three public posts.',
  })
  featured(@Root() post: Post, @Ctx() context: GraphQLContext): boolean | Promise<boolean> {
    return this.loaders(context).isFeatured(post.id);
  }

  @FieldResolver(() => PendingChanges, {
    nullable: true,
    description:
      'Its pending changes, which are not published yet; null if there are none. Administrator only.',
    complexity: 5,
  })
  waitingChanges(
    @Root() post: Post,
    @Ctx() context: GraphQLContext,
  ): Promise<PendingChanges | null> {
    requireAuthor(context.actor);
    return this.loaders(context).pendingChanges(post.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The API key or agent that wrote text which no person has published since; null if there is none. Administrator only.',
  })
  writtenByProgram(@Root() post: Post, @Ctx() context: GraphQLContext): string | null {
    requireAuthor(context.actor);
    return post.unreviewedBy;
  }

  private body(post: Post, context: GraphQLContext): PostBody | Promise<PostBody> {
    return post instanceof PreviewedPost ? post.body : this.loaders(context).body(post.id);
  }
}
