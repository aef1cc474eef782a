import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressPage, sendPage, type CachedPage } from './pages/compressed-page.ts';
import { RecompressedPages } from './recompressed-pages.ts';

const html = Array.from(
  { length: 400 },
  (_, row) => `<p id="${row}">${row * row} loons</p>`,
).join();

async function ask(page: CachedPage, headers: Record<string, string>): Promise<IncomingMessage> {
  const server = createServer((request, response) => sendPage(page, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve) => {
      get({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'br', ...headers } }, (answer) =>
        answer.resume().on('end', () => resolve(answer)),
      );
    });
  } finally {
    server.close();
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('popular pages', () => {
  it('are recompressed with a new ETag; the previous one stays valid', async () => {
    const page = compressPage({ status: 200, html, headers: {} });
    const before = page.variants.br.body;
    const { etag: first = '' } = (await ask(page, {})).headers;
    await page.recompress();
    const { body } = page.variants.br;
    expect(body.length).toBeLessThan(before.length);
    expect(brotliDecompressSync(body).toString()).toBe(html);
    const { etag: second = '', 'content-length': length } = (await ask(page, {})).headers;
    expect(second).not.toBe(first);
    expect(length).toBe(String(body.length));
    for (const etag of [first, second]) {
      expect((await ask(page, { 'if-none-match': etag })).statusCode).toBe(304);
    }
    const plain = { 'if-none-match': page.variants.identity.etags[0] ?? '' };
    expect((await ask(page, plain)).statusCode).toBe(200);
  });

  it('are recompressed once, at the eighth request, one at a time, with pauses between them', async () => {
    let now = 1_000;
    const recompressed = new RecompressedPages(() => now);
    const begun: string[] = [];
    let end = (): void => undefined;
    const pageOf = (name: string): CachedPage => ({
      ...compressPage({ status: 200, html: name, headers: {} }),
      recompress: () => {
        begun.push(name);
        return new Promise((resolve) => (end = resolve));
      },
    });
    const [home, other] = [pageOf('home'), pageOf('other')];
    const send = (page: CachedPage, times: number): void => {
      for (let time = 0; time < times; time += 1) {
        recompressed.countSent(page);
      }
    };
    send(home, 7);
    expect(begun).toEqual([]);
    send(home, 1);
    send(other, 20);
    expect(begun).toEqual(['home']);
    now = 1_100;
    end();
    await nextTask();
    now = 1_399;
    send(other, 1);
    expect(begun).toEqual(['home']);
    now = 1_400;
    send(home, 20);
    send(other, 1);
    expect(begun).toEqual(['home', 'other']);
  });
});
