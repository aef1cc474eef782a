import { Failure } from '../failure.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { StreamedGenerations } from './streamed-generations.ts';
import { GenerationStream, type GenerationStep } from './generation-stream.ts';
import type { GenerationObserver } from './model-calls.ts';

function noStream(): Failure {
  return new Failure('BAD_USER_INPUT', 'Ask for a subscription with “Accept: text/event-stream”.');
}

/**
 * What a subscription draws from.
 * @throws Failure BAD_USER_INPUT where the answer is no event stream.
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
 * The step that a subscription's event is made of.
 * @throws Failure what ended the generation, or BAD_USER_INPUT where the answer is no event stream.
 */
export function goodStep<Result>(
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
