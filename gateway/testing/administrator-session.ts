import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { expiryOf, type SessionContent } from '../auth/session/session-content.ts';
import { sessionCookieFor } from '../auth/session/session-cookie.ts';
import { SessionRecord } from '../auth/session.entity.ts';

interface AdministratorSession {
  database: Database;
  publicUrl: string;
  sessionSecret: string;
  issuer: string;
  email: string;
  firstName: string;
}

/**
 * Stores a session like that of a completed login, and resolves with the value of its `Cookie`
 * header. For tests whose subject is not the login.
 */
export async function createAdministratorSession(of: AdministratorSession): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const content: SessionContent = {
    administrator: {
      issuer: of.issuer,
      sub: 'test',
      email: of.email,
      firstName: of.firstName,
      since: Date.now(),
    },
  };
  await of.database.write((manager) =>
    manager.save(
      Object.assign(new SessionRecord(), {
        idHash: createHash('sha256').update(id).digest('hex'),
        data: JSON.stringify(content),
        expiresAt: new Date(expiryOf(content, Date.now())),
      }),
    ),
  );
  const signature = createHmac('sha256', of.sessionSecret)
    .update(id)
    .digest('base64')
    .replace(/=+$/, '');
  const { name } = sessionCookieFor(of.publicUrl);
  return `${name}=${encodeURIComponent(`s:${id}.${signature}`)}`;
}
