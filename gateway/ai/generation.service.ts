import { generatedPostSchema } from '../../schema/generation-rules.ts';
import type { Author } from '../access/actor.ts';
import type { PostEditingService } from '../posts/editing/post-editing.service.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { validated } from '../validation/validated.ts';
import { articlePrompt } from './article-prompt.ts';
import { GeneratePostInput } from './generation.types.ts';
import type { GenerationObserver, ModelCalls } from './model-calls.ts';
import { postIn } from './read-answer.ts';
import type { AiSettingsService } from './settings/ai-settings.service.ts';

interface GenerationDependencies {
  calls: ModelCalls;
  editing: PostEditingService;
  settings: AiSettingsService;
}

/** Writes blog posts with an AI server and saves them as drafts once they are complete. */
export class GenerationService {
  constructor(private readonly deps: GenerationDependencies) {}

  /** Whether an AI server is configured, and the model in use. */
  status(_actor: Author): { configured: boolean; model: string } {
    const { configured, model } = this.deps.calls;
    return { configured, model };
  }

  /**
   * Writes a post about an idea, saves it as an unpublished draft and resolves with it
   * (product 9.3). Brief, model, tokens and outcome are always recorded.
   * @throws Failure UNAVAILABLE when not configured, over quota or while the process shuts down;
   *   BAD_GATEWAY when the AI server fails or sends no complete post. Nothing is saved then.
   */
  async generate(actor: Author, raw: unknown, observer: GenerationObserver = {}): Promise<Post> {
    const { calls, editing, settings } = this.deps;
    const { content: idea, title: workingTitle, author } = validated(GeneratePostInput, raw);
    return calls.run({ brief: idea, requestedBy: actor.email }, observer, async ({ ask }) => {
      const { houseRules } = await settings.current();
      const brief = { idea, workingTitle: workingTitle || undefined };
      const answer = await ask(articlePrompt(brief, houseRules));
      const { title, excerpt, tags, content, faqs } = postIn(answer, generatedPostSchema);
      const post = await editing.create(
        actor,
        { title, excerpt, tags, content, faqs, author, published: false },
        { model: calls.model },
      );
      return { result: post, record: { outcome: 'saved', postId: post.id }, created: post };
    });
  }
}
