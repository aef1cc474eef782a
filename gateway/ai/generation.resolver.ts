import { Arg, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { authorOf } from '../access/policy.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { AiGenerator, GeneratePostInput, GenerationEvent } from './generation.types.ts';
import type { GenerationService } from './generation.service.ts';
import { stepOrFailure, streamOf, type GenerationStep } from './generation-stream.ts';

const inputDescription = 'What is asked for.';

/** GraphQL resolver for the AI blog generator (product 9.6). */
@Resolver()
export class GenerationResolver {
  constructor(private readonly generations: GenerationService) {}

  @Query(() => AiGenerator, {
    description: 'Whether posts can be generated, and by which model. Administrator only.',
  })
  aiGenerator(@CurrentAuthor() actor: Author): AiGenerator {
    return this.generations.status(actor);
  }

  @Mutation(() => Post, {
    description:
      'Writes a post about an idea and saves it as an unpublished draft. Administrator only.',
  })
  generatePost(
    @Arg('input', () => GeneratePostInput, { description: inputDescription })
    input: GeneratePostInput,
    @CurrentAuthor() actor: Author,
  ): Promise<Post> {
    return this.generations.generate(actor, input);
  }

  @Subscription(() => GenerationEvent, {
    description:
      'Like generatePost, but streams the text as it is written; closing the stream ends the generation. Send `Accept: text/event-stream`. Administrator only.',
    subscribe: ({ args, context }: { args: { input?: unknown }; context: GraphQLContext }) =>
      streamOf(context, ({ generations }, observer) =>
        generations.generate(authorOf(context.actor), args.input, observer),
      ),
  })
  generatePostStream(
    @Arg('input', () => GeneratePostInput, { description: inputDescription })
    _input: GeneratePostInput,
    @Root() step: GenerationStep<Post> | undefined,
  ): GenerationEvent {
    const good = stepOrFailure(step);
    return good.kind === 'written'
      ? { title: good.title, addition: good.addition, post: null }
      : { title: good.result.title, addition: '', post: good.result };
  }
}
