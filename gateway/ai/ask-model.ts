import OpenAI, {
  APIConnectionError,
  APIError,
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
} from 'openai';
import { z } from 'zod';
import { aiLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { defaultModel, unreadableMessage, type AiServer } from './ai-server.ts';
import { articleFormat, type PromptMessage } from './article-prompt.ts';
import { parsedJson } from './draft-text.ts';
import { CallWatch } from './call-watch.ts';

function messageOf(error: unknown, model: string): string {
  if (error instanceof APIConnectionError) {
    return 'The AI server could not be reached.';
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) {
    return 'The AI server refused the key. Check OPENAI_API_KEY.';
  }
  if (error instanceof NotFoundError) {
    return `The AI server does not know the model “${model}”. Check OPENAI_MODEL and OPENAI_BASE_URL.`;
  }
  if (error instanceof APIError && error.status !== undefined) {
    return error.status >= 500
      ? `The AI server failed (status ${String(error.status)}).`
      : `The AI server refused the call (status ${String(error.status)}).`;
  }
  if (error instanceof APIError) {
    return 'The AI server broke off with an error.';
  }
  return unreadableMessage;
}

/**
 * The failure shown to the administrator for a failed call: 503 when the server is busy or its
 * quota used up, otherwise 502. The server's own words stay in the log, as the failure's cause.
 */
function serverFailure(error: unknown, model: string): Failure {
  return error instanceof RateLimitError
    ? new Failure('UNAVAILABLE', 'The AI server is busy or its quota is used up.', { cause: error })
    : new Failure('BAD_GATEWAY', messageOf(error, model), { cause: error });
}

const messagePart = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const finishReason = z.string().nullish();

const completion = z.object({
  choices: z.array(z.object({ message: messagePart, finish_reason: finishReason })),
  usage: z.unknown().optional(),
});

const tokens = z.number().nullish();

/** Compatible servers also send chunks without choices, such as pings and warnings. */
const completionChunk = z.object({
  choices: z
    .array(z.object({ delta: messagePart.nullish(), finish_reason: finishReason }))
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
});

/** Far more than the longest text needs as JSON; the rest is not read. */
const bytesMax = 6 * aiLimits.answerMax;

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > bytesMax) {
      break;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Some OpenAI-compatible servers do not stream: they respond with the completion as one JSON object
 * even if streaming was requested. Turns such a response into the equivalent stream and returns any
 * other response unchanged.
 */
async function streamOf(response: Response): Promise<Response> {
  const { body, ok, headers } = response;
  if (!ok || body === null || !/^application\/json\b/i.test(headers.get('content-type') ?? '')) {
    return response;
  }
  const text = await beginningOf(body);
  const whole = completion.safeParse(parsedJson(text));
  if (!whole.success) {
    return new Response(text, { headers });
  }
  const { choices, usage } = whole.data;
  const chunk = {
    choices: choices.map(({ message, finish_reason }) => ({ delta: message, finish_reason })),
    usage,
  };
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

/**
 * Some servers describe a refusal without the `error` member that the SDK reads. Adds it, so that
 * the description reaches the log.
 */
async function describedRefusal(response: Response): Promise<Response> {
  const { body, ok, status, headers } = response;
  if (ok || body === null) return response;
  const text = await beginningOf(body);
  const refusal = parsedJson(text);
  const described = typeof refusal === 'object' && refusal !== null && !('error' in refusal);
  return new Response(described ? JSON.stringify({ error: refusal }) : text, { status, headers });
}

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
    fetch: async (...call) => streamOf(await describedRefusal(await watch.fetch(...call))),
    ...(server.apiKey === undefined ? { defaultHeaders: { Authorization: null } } : {}),
  });
}

/** Many servers support the protocol without structured output or token counts. */
function refusesOptions(error: unknown): boolean {
  return (
    (error instanceof BadRequestError || error instanceof UnprocessableEntityError) &&
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

/** The text after a leading `<think>` part, in which some models reason first. */
function withoutThought(text: string): string {
  if (!/^\s*<think>/.test(text)) return text;
  const [, ...answer] = text.split('</think>');
  return answer.join('</think>');
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
  let received = '';
  for await (const sent of stream) {
    const { choices, usage } = completionChunk.parse(sent);
    answer.promptTokens = usage?.prompt_tokens ?? answer.promptTokens;
    answer.completionTokens = usage?.completion_tokens ?? answer.completionTokens;
    const choice = choices?.[0];
    answer.finishReason = choice?.finish_reason ?? answer.finishReason;
    answer.refusal += choice?.delta?.refusal ?? '';
    const addition = choice?.delta?.content ?? '';
    if (addition !== '') {
      received += addition;
      answer.text = withoutThought(received);
      if (received.length > aiLimits.answerMax) {
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
