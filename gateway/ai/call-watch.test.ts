import { once } from 'node:events';
import { expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { CallWatch } from './call-watch.ts';
import { beginStream, chunk, startOpenAiServer } from './testing/openai-server.ts';

const undo = undoAfterEach();

it('an endless call is ended, however much the server sends', async () => {
  const server = await startOpenAiServer();
  undo(server.close);
  server.behave(async (response) => {
    beginStream(response);
    const sending = setInterval(() => response.write(chunk({ content: 'more' })), 5);
    await once(response, 'close');
    clearInterval(sending);
  });
  // The silence limit does not end it: the server never pauses that long.
  const watch = new CallWatch({ silenceMs: 30_000, callMs: 300 }, new AbortController().signal);
  undo(() => watch.end());
  const { signal } = watch;
  const answer = async () =>
    (await watch.fetch(server.url, { method: 'POST', body: '{}', signal })).text();
  const reason = new Failure('BAD_GATEWAY', 'The AI server did not finish in time.');
  await expect(answer()).rejects.toEqual(reason);
  expect(signal.reason).toEqual(reason);
  await expect.poll(() => server.calls.every(({ hungUp }) => hungUp)).toBe(true);
});

it('a finished call is no longer watched', async () => {
  const watch = new CallWatch({ silenceMs: 20, callMs: 40 }, new AbortController().signal);
  watch.end();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(watch.signal.aborted).toBe(false);
});
