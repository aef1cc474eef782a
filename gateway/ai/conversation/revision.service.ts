import { aiLimits } from '../../../schema/limits.ts';
import { revisedPostSchema } from '../../../schema/generation-rules.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import type { AdminPostsService } from '../../posts/desk/admin-posts.service.ts';
import { validated } from '../../validation/validated.ts';
import type { Generation } from '../generation.entity.ts';
import type { GenerationObserver, ModelCalls } from '../model-calls.ts';
import { postIn } from '../read-answer.ts';
import type { AiSettingsService } from '../settings/ai-settings.service.ts';
import { historyOf, revisionPrompt } from './revision-prompt.ts';
import { RevisePostInput } from './revision.input.ts';
import { listTurns } from '../generation-log.ts';

interface RevisionDependencies {
  database: Database;
  calls: ModelCalls;
  posts: AdminPostsService;
  settings: AiSettingsService;
}

/** Calls the AI server for revisions of posts; a proposal changes nothing until it is accepted. */
export class RevisionService {
  constructor(private readonly deps: RevisionDependencies) {}

  /**
   * Requests a revised post from the model, given the conversation so far and the present text, and
   * resolves with the turn that stores the proposal.
   * @throws Failure BAD_USER_INPUT with a message per bad field; NOT_FOUND for an unknown post;
   *   UNAVAILABLE and BAD_GATEWAY as `generate` does.
   */
  async revise(
    actor: Author,
    raw: unknown,
    observer: GenerationObserver = {},
  ): Promise<Generation> {
    const { calls, posts, settings, database } = this.deps;
    const { postId, content: request } = validated(RevisePostInput, raw);
    const post = await posts.byId(actor, postId);
    const whole = await posts.inFull(actor, post);
    // An excerpt taken from the text is not revised, because it follows the text.
    const present = { ...whole, excerpt: post.excerptIsAuthored ? whole.excerpt : '' };
    const history = historyOf(await listTurns(database.reader, postId), aiLimits.historyBytesMax);
    const begun = {
      brief: request,
      requestedBy: actor.email,
      postId,
      basedOn: post.version,
      leftOut: history.leftOut,
    };
    return calls.run(begun, observer, async ({ generation, ask }) => {
      const { houseRules } = await settings.current();
      const answer = await ask(revisionPrompt({ request, history, present, houseRules }));
      const revision = postIn(answer, revisedPostSchema);
      return { result: generation, record: { outcome: 'proposed', revision } };
    });
  }
}
