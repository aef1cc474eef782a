import { createHash } from 'node:crypto';
import session, { type CookieOptions, type SessionData } from 'express-session';
import { LessThan } from 'typeorm';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../log/logger.ts';
import {
  expiryOf,
  movedEnd,
  parseSessionContent,
  sessionContent,
  touchEveryMs,
} from './session-content.ts';
import { Person } from '../people/person.entity.ts';
import { SessionRecord } from '../session.entity.ts';

interface SessionStoreOptions {
  database: Database;
  /** Attributes of the cookie that carries the id; they are not stored. */
  cookie: CookieOptions;
  logger: Logger;
  clock: () => number;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/**
 * Stores sessions in the database under the hash of their id, so that they survive a restart
 * (product 10.5) and a logout takes effect immediately. The server decides idle and absolute
 * lifetime; an administrator's cookie only follows them.
 */
export class DatabaseSessionStore extends session.Store {
  constructor(private readonly options: SessionStoreOptions) {
    super();
  }

  override get(id: string, callback: (error: unknown, session?: SessionData) => void): void {
    answer(this.contentOf(id), callback);
  }

  override set(id: string, data: SessionData, callback?: (error?: unknown) => void): void {
    answer(this.write(id, data), callback);
  }

  override destroy(id: string, callback?: (error?: unknown) => void): void {
    const removal = this.options.database.write((manager) =>
      manager.delete(SessionRecord, { idHash: hashOf(id) }),
    );
    answer(removal, callback);
  }

  /** Extends the session in the background: no response waits for it or fails with it. */
  override touch(id: string, data: SessionData, callback?: () => void): void {
    const expiresAt = movedEnd(data, this.options.clock());
    if (expiresAt !== undefined) {
      this.extend(id, expiresAt, data.administrator?.email).catch((error: unknown) => {
        this.options.logger.warn({ err: error }, 'A session could not be extended');
      });
    }
    callback?.();
  }

  /** The stored session with this id; undefined if it has ended. */
  async contentOf(id: string): Promise<SessionData | undefined> {
    const { database, cookie, clock } = this.options;
    const record = await database.reader.findOneBy(SessionRecord, { idHash: hashOf(id) });
    if (record === null || record.expiresAt.getTime() <= clock()) {
      return undefined;
    }
    const content = parseSessionContent(record.data);
    return content === undefined
      ? undefined
      : {
          ...content,
          expiresAt: record.expiresAt.getTime(),
          cookie: { ...cookie, originalMaxAge: null },
        };
  }

  /** An existing session is only updated, so that one removed by a logout is not created again. */
  private async write(id: string, data: SessionData): Promise<void> {
    const now = this.options.clock();
    const row = {
      idHash: hashOf(id),
      data: JSON.stringify(sessionContent.parse(data)),
      expiresAt: new Date(expiryOf(data, now)),
    };
    await this.options.database.write(async (manager) => {
      if (data.expiresAt !== undefined) {
        await manager.update(SessionRecord, { idHash: row.idHash }, row);
        return;
      }
      await manager.delete(SessionRecord, { expiresAt: LessThan(new Date(now)) });
      await manager.upsert(SessionRecord, row, ['idHash']);
    });
  }

  private async extend(id: string, expiresAt: number, email = ''): Promise<void> {
    const stillDue = LessThan(new Date(expiresAt - touchEveryMs + 1));
    const lastSeenAt = new Date(this.options.clock());
    await this.options.database.write(async (manager) => {
      await manager.update(
        SessionRecord,
        { idHash: hashOf(id), expiresAt: stillDue },
        { expiresAt: new Date(expiresAt) },
      );
      await manager.update(Person, { email: email.toLowerCase() }, { lastSeenAt });
    });
  }
}

function answer<T>(
  work: Promise<T | undefined>,
  callback: ((error: unknown, result?: T) => void) | undefined,
): void {
  work.then(
    (result) => callback?.(null, result),
    (error: unknown) => callback?.(error),
  );
}
