import type { Request, RequestHandler } from 'express';
import type { EntityManager } from 'typeorm';
import type { Actor } from './access/actor.ts';
import type { SiteChanges } from './changes/site-changes.ts';
import type { Database } from './database/database.ts';
import type { Chore } from './housekeeping/housekeeping.ts';
import type { ImageUses } from './images/image-uses.ts';
import type { Logger } from './log/logger.ts';
import type { DocumentFamily } from './site/documents/site-document.ts';

/** A period of time; its end is exclusive. */
export interface DigestSpan {
  from: Date;
  to: Date;
}

/** The part of a module in the weekly digest (product 14.10). */
export interface DigestPart {
  heading: string;
  /** Lines about a week, compared with the previous one; empty if there is nothing to report. */
  lines: (week: DigestSpan, before: DigestSpan) => Promise<string[]>;
}

/** A number together with that of the previous week. */
export function comparedWith(now: number, before: number): string {
  return `${now} (previous week: ${before})`;
}

/** The subject of personal records: some requests, or a person by e-mail address. */
interface DataSubject {
  /** In lower case; undefined for requests only. */
  emailKey: string | undefined;
  requestIds: string[];
}

/** The personal records of a module, such as the audit log. */
export interface PersonalRecords {
  /** The name of its records in an export. */
  readonly name: string;
  /** The addresses, in lower case, of people who may be in no other records, such as reviewers. */
  addresses?: (manager: EntityManager) => Promise<string[]>;
  /** The records about a person, as JSON; absent if they only repeat other records. */
  read?: (manager: EntityManager, subject: DataSubject) => Promise<unknown[]>;
  /**
   * Refuses an erasure that something else must precede; not asked when an erasure is repeated after
   * a restore.
   * @throws Failure CONFLICT with the reason.
   */
  requireErasable?: (manager: EntityManager, subject: DataSubject) => Promise<void>;
  /** Erases the records in the given transaction and resolves with their number. */
  erase: (manager: EntityManager, subject: DataSubject) => Promise<number>;
}

/** Counts events for the metrics; without METRICS_TOKEN nothing is counted. */
export interface EventCounters {
  /** An unauthenticated operation was answered from the cache. */
  cacheHit?: () => void;
  /** A cacheable page or document was requested that was not cached. */
  pageCacheMiss?: () => void;
  searched?: () => void;
  /** A login was refused, by the rate limit or because the account is not on the allow-list. */
  loginRefused?: () => void;
}

/** What most modules are created with. */
export interface ModuleDependencies {
  database: Database;
  changes: SiteChanges;
  logger: Logger;
  /** The clock; tests may replace it. */
  now: () => Date;
}

/** The parts that a module adds to the site, which is a list of modules (`modules.ts`). */
export interface SiteModule {
  /** Its GraphQL resolvers. */
  resolvers?: object[];
  /** Public files, served without checking for a session. */
  files?: RequestHandler;
  /** Public documents, cached like pages and invalidated by the changes that affect them. */
  documents?: DocumentFamily;
  /** Paths with their own rate limits, which do not count as reads. */
  forms?: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** Documented paths under `/api`, with the actor of each request. */
  routes?: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** Its personal records, for export and erasure (product 8.7). */
  records?: PersonalRecords[];
  /** Its texts that may show uploaded images (product 12.6). */
  imageUses?: ImageUses[];
  /** Its part of the weekly digest (product 14.10). */
  digest?: DigestPart;
  /** Its recurring tasks. */
  chores?: Chore[];
  /** Starts background work; called once everything is composed. */
  start?: () => void;
  /** Ends work that would take too long to finish, and starts nothing more; may be called twice. */
  stop?: () => Promise<void>;
  /** Ends all other background work. */
  close?: () => Promise<void>;
}
