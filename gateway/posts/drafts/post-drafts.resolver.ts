import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { PostDraftInput, PostDraftType } from './post-draft.type.ts';
import type { PostDraftsService } from './post-drafts.service.ts';

@Resolver()
export class PostDraftsResolver {
  constructor(private readonly drafts: PostDraftsService) {}

  @Query(() => [PostDraftType], {
    description:
      'Your unsaved drafts of a post, or of new posts, the last written first. Administrator only.',
  })
  postDrafts(
    @CurrentAuthor() actor: Author,
    @Arg('postId', () => ID, { nullable: true, description: 'The post; absent for new posts.' })
    postId?: string | null,
  ): Promise<PostDraftType[]> {
    return this.drafts.list(actor, postId ?? null);
  }

  @Query(() => [PostDraftType], {
    description:
      'All your unsaved drafts, of new and stored posts, the last written first. Administrator only.',
  })
  unsavedDrafts(@CurrentAuthor() actor: Author): Promise<PostDraftType[]> {
    return this.drafts.listAll(actor);
  }

  @Mutation(() => PostDraftType, {
    description: 'Saves a draft of the text that is being written. Administrator only.',
  })
  savePostDraft(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => PostDraftInput, { description: 'The draft.' }) input: PostDraftInput,
  ): Promise<PostDraftType> {
    return this.drafts.save(actor, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes one of your unsaved drafts; says whether there was one. Administrator only.',
  })
  discardPostDraft(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the draft.' }) id: string,
  ): Promise<boolean> {
    return this.drafts.discard(actor, id);
  }
}
