import { describe, expect, it } from 'vitest';
import { writeLimits } from '../../database/write-queue.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

const undo = undoAfterEach();
const busy = 'The site is busy at the moment. Please try again in a few seconds.';

describe.each(engines.filter((engine) => engine === 'postgres'))('while %s is unavailable', () => {
  it('every transport responds with Retry-After, pages as pages; the process survives and recovers', async () => {
    const storage = await createTestDatabase('postgres');
    undo(() => storage.remove());
    const proxy = await startTcpProxy(storage.url);
    const app = await startTestApp(
      'postgres',
      { queuedWrites: writeLimits },
      { ...storage, url: proxy.url },
    );
    undo(() => app.close());
    const submit = () => app.send('POST', '/api/loon-demo-request', demoRequest);
    expect((await submit()).status).toBe(201);
    const cookie = await app.logIn();
    await proxy.cut();

    const asked = await app.graphql('{ posts { totalCount } }');
    expect(asked.errors).toMatchObject([{ message: busy, extensions: { code: 'UNAVAILABLE' } }]);
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);

    for (const path of ['/', '/reflections', '/reflections/future-of-hta-submissions']) {
      const page = await app.send('GET', path, undefined, { accept: 'text/html' });
      const { status, headers } = page;
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(await page.text()).toContain(busy);
    }
    for (const path of ['/feed.xml', '/api/template/config']) {
      const { status, headers } = await app.send('GET', path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
    }
    const asAdministrator = await app.send('GET', '/api/blog/admin/posts', undefined, { cookie });
    expect(asAdministrator.status).toBe(503);
    expect(await asAdministrator.json()).toEqual({ error: busy });
    const refused = await submit();
    expect([refused.status, await refused.json()]).toEqual([503, { error: busy }]);
    expect((await app.send('GET', '/healthz')).status).toBe(200);
    expect((await app.send('GET', '/readyz')).status).toBe(503);

    await proxy.mend();
    await expect.poll(async () => (await app.send('GET', '/readyz')).status).toBe(200);
    expect((await submit()).status).toBe(201);
    expect((await app.send('GET', '/reflections')).status).toBe(200);
    expect(await app.database.reader.count(VisitorRequest)).toBe(2);
  });
});
