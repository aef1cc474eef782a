import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from './fixtures.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Everything an element refers to, as it is written. */
function* addressesIn(node: Node): Generator<string> {
  if ('attrs' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    for (const name of ['href', 'src']) {
      const address = attributes.get(name);
      if (address !== undefined) yield address;
    }
    for (const candidate of attributes.get('srcset')?.split(/,\s+/) ?? []) {
      yield candidate.trim().split(/\s/)[0] ?? '';
    }
    const content = attributes.get('content');
    if (content !== undefined && /^https?:/.test(content)) yield content;
  }
  if ('childNodes' in node) {
    for (const child of node.childNodes) yield* addressesIn(child);
  }
}

/** Requests every address of the site that can be reached from its home page. */
async function crawl(origin: string): Promise<{ visited: number; broken: string[] }> {
  const pending = [{ address: `${origin}/`, parent: '' }];
  const seen = new Set(pending.map(({ address }) => address));
  const broken: string[] = [];
  for (const { address, parent } of pending) {
    const response = await fetch(address);
    const html = response.headers.get('content-type')?.startsWith('text/html') === true;
    const text = await response.text();
    if (!response.ok) broken.push(`${parent}: ${address} ${String(response.status)}`);
    for (const written of html ? addressesIn(parse(text)) : []) {
      const found = new URL(written, response.url);
      found.hash = '';
      // Other sites are not checked; the login redirects to the identity provider.
      const isOwn = found.origin === origin && found.pathname !== '/api/login';
      if (isOwn && !seen.has(found.href)) {
        seen.add(found.href);
        pending.push({ address: found.href, parent: address });
      }
    }
  }
  return { visited: seen.size, broken };
}

test('no link within the site is broken', async ({ site }) => {
  test.slow();
  const { visited, broken } = await crawl(site.url);
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(20);
});
