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

/** How long the local login stays off. */
const lockedMs = dayMs;

interface LocalLoginLockOptions {
  /** Where the lock is stored, to survive a restart. */
  stateDirectory: string;
  database: Database;
  logger: Logger;
  clock: () => number;
}

function lockFileOf({ stateDirectory }: LocalLoginLockOptions): string {
  return path.join(stateDirectory, 'local-login.off');
}

/** When a stored lock ends, in milliseconds since 1970; undefined when there is none. */
function storedEnd(options: LocalLoginLockOptions): number | undefined {
  try {
    const end = Date.parse(readFileSync(lockFileOf(options), 'utf8'));
    // A file without a readable time is a lock nevertheless.
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
 * Locks the local login once a request proves that the site is reached under another address,
 * because then everyone who uses that address could log in as administrator (product 10.3).
 */
export class LocalLoginLock {
  private constructor(
    private readonly options: LocalLoginLockOptions,
    private end: number,
  ) {}

  /** Opens the stored lock, and completes what a process that ended too early could not. */
  static async open(options: LocalLoginLockOptions): Promise<LocalLoginLock> {
    const lock = new LocalLoginLock(options, storedEnd(options) ?? 0);
    if (lock.isLocked()) {
      options.logger.warn(loginOff);
      await endLocalSessions(options.database);
    }
    return lock;
  }

  /** Removes a stored lock, and the sessions that it ended, from a site with a known URL. */
  static async remove(options: LocalLoginLockOptions): Promise<void> {
    if (storedEnd(options) !== undefined) {
      await endLocalSessions(options.database);
      rmSync(lockFileOf(options), { force: true });
    }
  }

  isLocked(): boolean {
    return this.options.clock() < this.end;
  }

  /** Inspects every request, also those that are served before Express. */
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
