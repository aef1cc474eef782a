import { Arg, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { unchangedImages } from '../../site/shown-images.ts';
import type { RenderAnswers } from '../markdown/render-answer.ts';
import { PostPreview } from './post-preview.type.ts';
import { previewPost } from './preview-post.ts';
import type { RenderContent } from '../markdown/process-content.ts';

/** GraphQL resolver for the preview of a draft. */
@Resolver()
export class PostPreviewResolver {
  constructor(
    readonly render: RenderContent,
    readonly renderAnswers: RenderAnswers,
    private readonly shown = unchangedImages,
  ) {}

  @Query(() => PostPreview, {
    description: 'Renders content as a save would, and stores nothing. Administrator only.',
  })
  async previewPost(
    @CurrentAuthor() actor: Author,
    @Arg('content', () => String, { description: 'Markdown with HTML allowed.' }) content: string,
    @Arg('answers', () => [String], {
      defaultValue: [],
      description: 'FAQ answers in Markdown.',
    })
    answers: string[],
  ): Promise<PostPreview> {
    const preview = await previewPost(actor, { content, answers }, this);
    return Object.assign(preview, { contentHtml: this.shown.html(preview.contentHtml) });
  }
}
