import { describe, expect, it } from 'vitest';
import { generousLimits } from '../testing/generous-limits.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

async function call(app: TestApp, name: string, args: object): Promise<string> {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  };
  const accept = 'application/json, text/event-stream';
  return (await app.send('POST', '/mcp', message, { accept })).text();
}

describe('limits on agents', () => {
  it('count a search as two reads', async () => {
    const limits = { ...generousLimits, readsPerAddress: { points: 7, seconds: 60 } };
    const app = await startTestApp('sqlite', { limits });
    const texts: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      texts.push(await call(app, 'search_articles', { query: 'nice' }));
    }
    // Two reads for each of the first three, and one for the message of the fourth.
    expect(texts.map((text) => text.includes('Too many requests.'))).toEqual([
      ...[false, false, false, true],
    ]);
    await app.close();
  });

  it('refuse more than 50 arguments without naming each', async () => {
    const app = await startTestApp('sqlite');
    const unknown = (count: number): Promise<string> => {
      const names = Array.from({ length: count }, (_, index) => [`unknown${String(index)}`, 1]);
      return call(app, 'list_faqs', Object.fromEntries(names) as object);
    };
    expect(await unknown(50)).toContain('unknown49');
    const refused = await unknown(51);
    expect(refused).toContain('Send at most 50 arguments');
    expect(refused).not.toContain('unknown');
    await app.close();
  });
});
