import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A call as the AI server received it. */
export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    response_format?: unknown;
    stream_options?: unknown;
  };
  /** Whether the site disconnected before the response was complete. */
  hungUp: boolean;
}

export type Behaviour = (response: ServerResponse, call: ReceivedCall) => void | Promise<void>;

/** A server for OpenAI's chat-completions protocol with a behaviour chosen by the test. */
export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  calls: ReceivedCall[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

const chunkHead = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'test' };

/** One chunk of a streamed response. */
export function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason, logprobs: null }];
  return `data: ${JSON.stringify({ ...chunkHead, choices })}\n\n`;
}

const usage = { prompt_tokens: 120, completion_tokens: 480, total_tokens: 600 };
const usageChunk = `data: ${JSON.stringify({ ...chunkHead, choices: [], usage })}\n\n`;

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
}

interface StreamOptions {
  finishReason?: string;
  /** A pause before each chunk. */
  pauseMs?: number;
  /** Awaited in the middle of the text. */
  held?: Promise<unknown>;
}

/** Streams a whole text in small pieces, with the token count last. */
export function streams(
  text: string,
  { finishReason = 'stop', pauseMs, held }: StreamOptions = {},
): Behaviour {
  return async (response, call) => {
    beginStream(response);
    const pieces = text.match(/.{1,40}/gsu) ?? [];
    const middle = Math.floor(pieces.length / 2);
    for (const [index, piece] of pieces.entries()) {
      if (index === middle) await held;
      if (pauseMs !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      response.write(chunk({ content: piece }));
    }
    response.write(chunk({}, finishReason));
    response.write(call.body.stream_options === undefined ? '' : usageChunk);
    response.end('data: [DONE]\n\n');
  };
}

/** Responds with a status and an error in OpenAI's format. */
export function refuses(status: number, error: object = { message: 'No.' }): Behaviour {
  return refusesWith(status, { error });
}

/** Refuses with a body of another shape. */
export function refusesWith(status: number, body: object): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** Responds with 200 and a body chosen by the test. */
export function sends(body: string, contentType = 'text/event-stream'): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': contentType });
    response.end(body);
  };
}

/** A complete article as a model writes it. */
export const article = {
  title: 'Living reviews for JCA timelines',
  excerpt: 'Why a living review keeps pace with a joint clinical assessment.',
  tags: ['HTA', 'Systematic reviews', 'JCA'],
  content: `Evidence moves while a dossier is written.\n\n## What changes\n\n${'A living review is updated as studies appear. '.repeat(12)}\n\n## What to take away\n\nBegin early.`,
  faqs: Array.from({ length: 8 }, (_, index) => ({
    question: `Question ${String(index + 1)} about living reviews?`,
    answer: 'An answer of two sentences. It stays plain.',
  })),
};

/** Listens on a free port and streams `article` until configured otherwise. */
export async function startOpenAiServer(port = 0): Promise<OpenAiServer> {
  let behaviour: Behaviour = streams(JSON.stringify(article));
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as ReceivedCall['body'];
      const call = { path: request.url ?? '', headers: request.headers, body, hungUp: false };
      calls.push(call);
      response.once('close', () => {
        call.hungUp = !response.writableFinished;
      });
      await behaviour(response, call);
    })();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
