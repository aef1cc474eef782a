import { Arg, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { postLimits as limits } from '../../../schema/limits.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import type { Author } from '../../access/actor.ts';
import { fieldFailure } from '../../failure.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { unchangedImages } from '../../site/shown-images.ts';
import { requireFaqBounds } from '../editing/require-faq-bounds.ts';
import type { RenderContent } from '../markdown/process-content.ts';
import type { RenderAnswers } from '../markdown/render-answer.ts';
import { PostSection } from '../reading/post.types.ts';

@ObjectType('PostPreview', {
  description: 'Content as a save would render it; nothing is stored.',
})
class PostPreview {
  @Field({ description: 'Sanitised HTML.' })
  contentHtml!: string;

  @Field(() => [PostSection], { description: 'The sections of the content.' })
  sections!: PostSection[];

  @Field(() => [String], { description: 'The answers as sanitised HTML, in their order.' })
  answersHtml!: string[];

  @Field(() => Int, { description: 'Minutes, at least one.' })
  readTime!: number;

  @Field({ description: 'The excerpt taken from the text.' })
  excerpt!: string;
}

/** The rendered parts of a draft: the Markdown of its content and of its FAQ answers. */
interface DraftTexts {
  content: string;
  answers: readonly string[];
}

/**
 * Renders content as a save would, and stores nothing; it may be shorter than a post must be.
 * @throws Failure BAD_USER_INPUT for content or an answer that is too long, takes too long or is
 *   excessively nested; UNAVAILABLE when too many previews are queued.
 */
async function previewPost(
  _actor: Author,
  { content, answers }: DraftTexts,
  { render, renderAnswers }: { render: RenderContent; renderAnswers: RenderAnswers },
): Promise<PostPreview> {
  if (content.length > limits.contentMax) {
    throw fieldFailure('content', atMost('Content', limits.contentMax));
  }
  requireFaqBounds(answers);
  const { html, sections, wordCount, excerpt } = await render(content);
  return {
    contentHtml: html,
    sections,
    answersHtml: await renderAnswers(answers),
    readTime: readTimeMinutes(wordCount),
    excerpt,
  };
}

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
