import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import type { RenderAnswers } from '../markdown/render-answer.ts';
import { PostPreview } from './post-preview.type.ts';
import { previewPost, type RenderContent } from './preview-post.ts';

/** GraphQL side of the preview of a draft. */
@Resolver()
export class PostPreviewResolver {
  constructor(
    readonly render: RenderContent,
    readonly renderAnswers: RenderAnswers,
  ) {}

  @Query(() => PostPreview, {
    description: 'Renders a content as a save would, and stores nothing. Administrator only.',
  })
  previewPost(
    @Ctx() { actor }: GraphQLContext,
    @Arg('content', () => String, { description: 'Markdown with HTML allowed.' }) content: string,
    @Arg('answers', () => [String], {
      defaultValue: [],
      description: 'Answers of its FAQs, in Markdown.',
    })
    answers: string[],
  ): Promise<PostPreview> {
    return previewPost(actor, { content, answers }, this);
  }
}
