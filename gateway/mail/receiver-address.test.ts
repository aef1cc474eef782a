import type { LookupAddress } from 'node:dns';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startWebhookSink, type WebhookSink } from '../testing/webhook-sink.ts';
import { postToReceiver, ReceiverAddresses, type ReceiverResponse } from './receiver-address.ts';

const undo = undoAfterEach();
const refusal = 'The receiver’s host name does not resolve to a public address.';

async function openSink(): Promise<WebhookSink> {
  const sink = await startWebhookSink();
  undo(() => sink.close());
  return sink;
}

async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

function post(url: string, addresses: ReceiverAddresses): Promise<ReceiverResponse> {
  const signal = AbortSignal.timeout(10_000);
  return postToReceiver(new URL(url), addresses, { headers: {}, body: '{}', signal });
}

/** A name service that returns these responses in order. */
function naming(...answers: string[][]): (hostname: string) => Promise<LookupAddress[]> {
  let asked = 0;
  return () => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

describe('a webhook cannot reach an internal address', () => {
  it.each([
    ...['127.0.0.1', '127.8.9.10', '2130706433', '0x7f.1', '0.0.0.0', '10.0.0.7', '172.16.3.4'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '[::1]', '[::]', '[fd12::1]', '[fe80::1]', '[::ffff:127.0.0.1]'],
    ...['[::ffff:10.0.0.7]', '[64:ff9b::10.0.0.7]', '[2002:7f00:1::]', '[ff02::1]'],
    ...['168.63.129.16', '[::ffff:168.63.129.16]', '[::7f00:1]', '[::a00:7]', '[::8.8.8.8]'],
    ...['[100:0:0:1::]', '[100::1:2:3:4:5]'],
  ])('that is written as %s', async (host) => {
    const addresses = new ReceiverAddresses(false);
    expect(addresses.allowsHost(new URL(`https://${host}/`).hostname)).toBe(false);
    await expect(post(`https://${host}:9/`, addresses)).rejects.toThrow(refusal);
  });

  it('by name, and open ports, closed ports and missing names cannot be distinguished', async () => {
    const sink = await openSink();
    const { port } = new URL(sink.url);
    const addresses = new ReceiverAddresses(false);
    for (const url of [
      `http://localhost:${port}/`,
      `http://localhost:${await closedPort()}/`,
      'https://no-such-name.invalid/',
    ]) {
      await expect(post(url, addresses)).rejects.toThrow(refusal);
    }
    expect(sink.calls).toEqual([]);
  });

  it('that is among others, or that a name resolves to the second time', async () => {
    const sink = await openSink();
    const { port } = new URL(sink.url);
    const mixed = new ReceiverAddresses(true, naming(['127.0.0.1', '10.0.0.7']));
    await expect(post(`http://hooks.example:${port}/`, mixed)).rejects.toThrow(refusal);
    const changing = new ReceiverAddresses(true, naming(['127.0.0.1'], ['10.0.0.7']));
    expect((await post(`http://hooks.example:${port}/`, changing)).status).toBe(204);
    await expect(post(`http://hooks.example:${port}/`, changing)).rejects.toThrow(refusal);
    expect(sink.calls.map(({ headers }) => headers.host)).toEqual([`hooks.example:${port}`]);
  });

  it('in private ranges, even in development, where this machine may be reached', () => {
    const addresses = new ReceiverAddresses(true);
    expect(
      ['127.0.0.1', '[::1]', 'localhost', '93.184.215.14', '[2606:4700::1]'].every((host) =>
        addresses.allowsHost(host),
      ),
    ).toBe(true);
    expect(
      ['10.0.0.7', '169.254.169.254', '[fd12::1]'].some((host) => addresses.allowsHost(host)),
    ).toBe(false);
  });
});

describe('a response', () => {
  it('is cut off when it does not end', async () => {
    const sink = await openSink();
    sink.answer = { status: 200, body: 'x'.repeat(100_000) };
    expect((await post(sink.url, new ReceiverAddresses(true))).start).toHaveLength(2_048);
  });
});
