import { Client } from 'pg';
import { expect, it } from 'vitest';
import { meetingMessages } from '../../schema/meeting-rules.ts';
import { startMeetingDesk } from '../testing/meeting-desk.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { cellAt, Meeting } from './entities/meeting.entity.ts';

const nine = '2026-12-01T08:00:00.000Z';

it('the database constraint prevents double booking without the site’s locks, and the second visitor gets an error', async () => {
  const storage = await createTestDatabase('postgres');
  const desk = await startMeetingDesk(
    'postgres',
    { now: () => new Date('2026-11-30T08:00:00Z') },
    storage,
  );
  const rival = new Client({ connectionString: storage.url });
  await rival.connect();
  try {
    await desk.saveHours();
    const { token } = await desk.invite();
    await rival.query('BEGIN');
    await rival.query('INSERT INTO meeting_cell VALUES ($1, $2)', [
      cellAt(Date.parse(nine)) + 2,
      '01890000-0000-7000-8000-000000000000',
    ]);
    const booking = desk.book(token, nine);
    const isWaiting = async (): Promise<number> =>
      (await rival.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rows.length;
    await expect.poll(isWaiting).toBeGreaterThan(0);
    await rival.query('COMMIT');
    expect(await booking).toMatchObject({ code: 'CONFLICT', message: meetingMessages.taken });
    expect(await desk.database.reader.count(Meeting)).toBe(0);
  } finally {
    await rival.end();
    await desk.close();
    await storage.remove();
  }
});
