import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../schema/durations.ts';
import { DemoRequest } from '../requests/entities/demo-request.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';

const undo = undoAfterEach();
describe.each(engines)('retention on %s', (engine) => {
  it('deletes older data automatically and nothing else', async () => {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const before = await startTestApp(engine, {}, storage);
    await before.send('POST', '/api/loon-demo-request', demoRequest);
    const { reader } = before.database;
    const recent = await reader.findOneByOrFail(VisitorRequest, {});
    const createdAt = new Date(Date.now() - 31 * dayMs);
    const id = uuidv7({ msecs: createdAt.getTime() });
    const old = Object.assign(new DemoRequest(), recent, { id, createdAt });
    await before.database.write((manager) => manager.save(old));
    expect(await reader.count(VisitorRequest)).toBe(2);
    await before.graphql(
      `mutation { saveRequestSettings(input: {
        retentionDays: 30, waitingTooLongHours: 48, notifyEmails: []
      }) { retentionDays } }`,
      {},
      { cookie: await before.logIn() },
    );
    await before.close();

    const after = await startTestApp(engine, {}, storage);
    undo(() => after.close());
    const stored = async () =>
      (await after.database.reader.find(VisitorRequest)).map(({ id }) => id);
    await expect.poll(stored).toEqual([recent.id]);
  });
});
