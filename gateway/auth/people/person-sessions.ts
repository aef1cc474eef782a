import { In, Like, MoreThan, type EntityManager } from 'typeorm';
import { parseSessionContent } from '../session/session-content.ts';
import { SessionRecord } from '../session.entity.ts';

/** The sessions of people who are logged in: the hash of each id, by e-mail address. */
export async function sessionsByEmail(
  manager: EntityManager,
  now: Date,
): Promise<Map<string, string[]>> {
  const records = await manager.find(SessionRecord, {
    where: { data: Like('%"administrator":%'), expiresAt: MoreThan(now) },
    select: { idHash: true, data: true },
  });
  const found = new Map<string, string[]>();
  for (const { idHash, data } of records) {
    const email = parseSessionContent(data)?.administrator?.email.toLowerCase();
    if (email !== undefined) {
      found.set(email, [...(found.get(email) ?? []), idHash]);
    }
  }
  return found;
}

/** Ends the sessions of a person in the given transaction and resolves with their number. */
export async function endSessionsOf(
  manager: EntityManager,
  email: string,
  now: Date,
): Promise<number> {
  const ids = (await sessionsByEmail(manager, now)).get(email) ?? [];
  if (ids.length > 0) {
    await manager.delete(SessionRecord, { idHash: In(ids) });
  }
  return ids.length;
}
