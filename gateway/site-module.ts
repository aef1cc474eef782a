import type { Request, RequestHandler } from 'express';
import type { Actor } from './access/actor.ts';
import type { DigestPart } from './digest-part.ts';
import type { Chore } from './housekeeping/housekeeping.ts';
import type { ImageUses } from './images/image-uses.ts';
import type { PersonalRecords } from './personal-records.ts';
import type { DocumentFamily } from './site/documents/site-document.ts';

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
