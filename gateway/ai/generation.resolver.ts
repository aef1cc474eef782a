import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import { Failure } from '../failure.ts';
import { Post } from '../posts/post.entity.ts';
import { GeneratePostInput } from './generation.input.ts';
import type { GenerationService } from './generation.service.ts';
import { GenerationStream, type GenerationStep } from './generation-stream.ts';
import { AiGenerator, GenerationEvent } from './generation.types.ts';

interface StreamRequest {
  args: { input?: unknown };
  context: GraphQLContext;
}

const inputDescription = 'What is asked for.';

/** GraphQL side of the AI blog generator (contract §4). */
@Resolver()
export class GenerationResolver {
  constructor(private readonly generations: GenerationService) {}

  @Query(() => AiGenerator, {
    description: 'Whether posts can be generated, and by what. Administrator only.',
  })
  aiGenerator(@Ctx() { actor }: GraphQLContext): AiGenerator {
    return this.generations.status(actor);
  }

  @Mutation(() => Post, {
    description:
      'Writes a post about an idea and saves it as an unpublished draft. Administrator only.',
  })
  generatePost(
    @Arg('input', () => GeneratePostInput, { description: inputDescription })
    input: GeneratePostInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Post> {
    return this.generations.generate(actor, input);
  }

  @Subscription(() => GenerationEvent, {
    description:
      'As generatePost, streaming the text as it is written; ending the stream ends the generation. Ask with `Accept: text/event-stream`. Administrator only.',
    subscribe: ({ args, context }: StreamRequest) => streamOf(context, args.input),
  })
  generatePostStream(
    @Arg('input', () => GeneratePostInput, { description: inputDescription })
    _input: GeneratePostInput,
    @Root() step: GenerationStep | undefined,
  ): GenerationEvent {
    if (step === undefined) {
      throw noStream();
    }
    if (step.kind === 'failure') {
      throw step.error;
    }
    return step.event;
  }
}

function noStream(): Failure {
  return new Failure('BAD_USER_INPUT', 'Ask for a subscription with “Accept: text/event-stream”.');
}

function streamOf({ actor, generations }: GraphQLContext, input: unknown): GenerationStream {
  if (generations === undefined) {
    throw noStream();
  }
  return new GenerationStream((observer) => generations.generate(actor, input, observer));
}
