import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { Like } from 'typeorm';
import { loginOff } from '../../../schema/messages.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../log/logger.ts';
import { localAdministrator } from '../identity.ts';
import { SessionRecord } from '../session.entity.ts';
import { proofOfOtherAddress } from './other-address.ts';
import { dayMs } from '../../../schema/durations.ts';

/** So long the local login stays off. */
const lockedMs = dayMs;

interface LocalLoginLockOptions {
  /** Where the lock is stored, so that it survives a restart. */
  stateDirectory: string;
  database: Database;
  logger: Logger;
  clock: () => number;
}

function lockFileOf({ stateDirectory }: LocalLoginLockOptions): string {
  return path.join(stateDirectory, 'local-login.off');
}

/** Until when a stored lock holds, in milliseconds since 1970; undefined when there is none. */
function storedEnd(options: LocalLoginLockOptions): number | undefined {
  try {
    const end = Date.parse(readFileSync(lockFileOf(options), 'utf8'));
    // A file that cannot be read as a time was a lock all the same.
    return Number.isNaN(end) ? options.clock() + lockedMs : end;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function endLocalSessions(database: Database): Promise<unknown> {
  const data = Like(`%"sub":"${localAdministrator.sub}"%`);
  return database.write((manager) => manager.delete(SessionRecord, { data }));
}

/**
 * Locks the local login for everybody once a request proves that the site is reached under another
 * address: then whoever comes through that address would be administrator (product 10.3).
 */
export class LocalLoginLock {
  private constructor(
    private readonly options: LocalLoginLockOptions,
    private end: number,
  ) {}

  /** Opens the lock as it was stored, and completes what a process could not that ended too soon. */
  static async open(options: LocalLoginLockOptions): Promise<LocalLoginLock> {
    const lock = new LocalLoginLock(options, storedEnd(options) ?? 0);
    if (lock.isLocked()) {
      options.logger.warn(loginOff);
      await endLocalSessions(options.database);
    }
    return lock;
  }

  /** Removes a stored lock, and the sessions that it has ended, from a site that knows its address. */
  static async remove(options: LocalLoginLockOptions): Promise<void> {
    if (storedEnd(options) !== undefined) {
      await endLocalSessions(options.database);
      rmSync(lockFileOf(options), { force: true });
    }
  }

  isLocked(): boolean {
    return this.options.clock() < this.end;
  }

  /** Looks at every request, also those that are answered before Express. */
  observe(headers: IncomingHttpHeaders): void {
    const proof = proofOfOtherAddress(headers);
    if (proof !== undefined && !this.isLocked()) {
      this.lock(proof);
    }
  }

  private lock(proof: string): void {
    const { database, logger } = this.options;
    this.end = this.options.clock() + lockedMs;
    logger.error({ proof }, loginOff);
    try {
      const file = lockFileOf(this.options);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, new Date(this.end).toISOString(), { mode: 0o600 });
    } catch (error) {
      logger.error({ err: error }, 'The lock of the local login could not be stored');
    }
    endLocalSessions(database).catch((error: unknown) => {
      logger.error({ err: error }, 'The sessions of the local login could not be ended');
    });
  }
}
