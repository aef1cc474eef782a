import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks for tests. */
export interface WebhookSink {
  url: string;
  calls: ReceivedCall[];
  /** The response to all further calls. */
  answer: { status: number; headers?: Record<string, string>; body?: string };
  close: () => Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startWebhookSink(): Promise<WebhookSink> {
  const sink: Pick<WebhookSink, 'calls' | 'answer'> = { calls: [], answer: { status: 204 } };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sink.calls.push({ headers: request.headers, body });
      response.writeHead(sink.answer.status, sink.answer.headers).end(sink.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(sink, {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
