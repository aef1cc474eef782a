import { Failure } from '../failure.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { RevisionService } from './conversation/revision.service.ts';
import type { GenerationService } from './generation.service.ts';
import { GenerationStream, type GenerationStep } from './generation-stream.ts';
import type { GenerationObserver } from './model-calls.ts';

export class StreamedGenerations {
  constructor(
    readonly generations: GenerationService,
    readonly revisions: RevisionService,
  ) {}
}

function noStream(): Failure {
  return new Failure('BAD_USER_INPUT', 'Ask for a subscription with “Accept: text/event-stream”.');
}

/**
 * The source of a subscription.
 * @throws Failure BAD_USER_INPUT if the response is not an event stream.
 */
export function streamOf<Result>(
  { streams }: GraphQLContext,
  begin: (streams: StreamedGenerations, observer: GenerationObserver) => Promise<Result>,
): GenerationStream<Result> {
  if (!(streams instanceof StreamedGenerations)) {
    throw noStream();
  }
  return new GenerationStream((observer) => begin(streams, observer));
}

/**
 * The step for the next event of a subscription.
 * @throws Failure the error that ended the generation, or BAD_USER_INPUT if the response is not an
 *   event stream.
 */
export function stepOrFailure<Result>(
  step: GenerationStep<Result> | undefined,
): Exclude<GenerationStep<Result>, { kind: 'failure' }> {
  if (step === undefined) {
    throw noStream();
  }
  if (step.kind === 'failure') {
    throw step.error;
  }
  return step;
}
