import OpenAI, { BadRequestError } from 'openai';
import { aiLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { defaultModel, type AiServer } from './ai-server.ts';
import { articleFormat, type PromptMessage } from './article-prompt.ts';
import { CallWatch } from './call-watch.ts';
import { serverFailure } from './server-failure.ts';
import { streamOf } from './whole-answer.ts';

/** The output of a model, complete or not. */
export interface ModelAnswer {
  text: string;
  /** The model's own words if it declined. */
  refusal: string;
  /** `stop`, `length`, `content_filter` …; null when the response was cut off. */
  finishReason: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
}

interface Listener {
  /** Ends the call; `askModel` then throws its reason. */
  signal: AbortSignal;
  /** Called with all text received so far, each time more arrives. */
  onText: (text: string) => void;
}

const structured = { response_format: articleFormat, stream_options: { include_usage: true } };

/** Every option is passed, because the SDK reads missing ones from the environment. */
function clientOf(server: AiServer, watch: CallWatch): OpenAI {
  return new OpenAI({
    apiKey: server.apiKey ?? 'none',
    baseURL: server.baseUrl ?? null,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: aiLimits.callMs,
    logLevel: 'off',
    fetch: async (...call) => streamOf(await watch.fetch(...call)),
    ...(server.apiKey === undefined ? { defaultHeaders: { Authorization: null } } : {}),
  });
}

/** Many servers support the protocol without structured output or token counts. */
function refusesOptions(error: unknown): boolean {
  return (
    error instanceof BadRequestError &&
    /response_format|json_schema|stream_options/i.test(`${String(error.param)} ${error.message}`)
  );
}

/**
 * Calls an OpenAI-compatible server over chat completions, streaming (product 6.4). Nothing is
 * retried, except without the options that a server refuses.
 * @throws Failure BAD_GATEWAY or UNAVAILABLE with a message for the administrator, else the reason
 *   of `signal`.
 */
export async function askModel(
  server: AiServer,
  messages: PromptMessage[],
  { signal, onText }: Listener,
): Promise<ModelAnswer> {
  const model = server.model ?? defaultModel;
  const silenceMs = server.silenceMs ?? aiLimits.silenceMs;
  const watch = new CallWatch({ silenceMs, callMs: aiLimits.callMs }, signal);
  const client = clientOf(server, watch);
  const open = (options: Partial<typeof structured>) =>
    client.chat.completions.create(
      { model, messages, stream: true, ...options },
      { signal: watch.signal },
    );
  try {
    const stream = await open(structured).catch((error: unknown) => {
      if (refusesOptions(error)) {
        return open({});
      }
      throw error;
    });
    const answer = await read(stream, onText);
    // The SDK ends an aborted stream as if it were complete.
    watch.signal.throwIfAborted();
    return answer;
  } catch (error) {
    watch.signal.throwIfAborted();
    throw error instanceof Failure ? error : serverFailure(error, model);
  } finally {
    watch.end();
  }
}

async function read(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onText: (text: string) => void,
): Promise<ModelAnswer> {
  const answer: ModelAnswer = {
    text: '',
    refusal: '',
    finishReason: null,
    promptTokens: null,
    completionTokens: null,
  };
  for await (const { choices, usage } of stream) {
    answer.promptTokens = usage?.prompt_tokens ?? answer.promptTokens;
    answer.completionTokens = usage?.completion_tokens ?? answer.completionTokens;
    const [choice] = choices;
    answer.finishReason = choice?.finish_reason ?? answer.finishReason;
    answer.refusal += choice?.delta.refusal ?? '';
    const addition = choice?.delta.content ?? '';
    if (addition !== '') {
      answer.text += addition;
      if (answer.text.length > aiLimits.answerMax) {
        throw new Failure(
          'BAD_GATEWAY',
          'The AI server’s answer is longer than an article may be.',
        );
      }
      onText(answer.text);
    }
  }
  return answer;
}
