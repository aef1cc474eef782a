import type { Request, RequestHandler } from 'express';
import type { Actor } from './access/actor.ts';
import type { DigestPart } from './digest-part.ts';
import type { Chore } from './housekeeping/housekeeping.ts';
import type { ImageUses } from './image-uses.ts';
import type { PersonalRecords } from './personal-records.ts';
import type { DocumentFamily } from './site/documents/site-document.ts';

/** What a module adds to the site, which is a list of modules (`modules.ts`). */
export interface SiteModule {
  /** Its part of GraphQL. */
  resolvers?: object[];
  /** Files for everybody, served without looking for a session. */
  files?: RequestHandler;
  /** Documents for everybody, kept like pages and dropped by what changes them. */
  documents?: DocumentFamily;
  /** Paths that count by limits of their own, not as reads. */
  forms?: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** Documented paths under `/api`; who sent a request is known there. */
  routes?: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** What it keeps about persons, to be exported and erased (product 8.7). */
  records?: PersonalRecords[];
  /** Its texts that may show uploaded images (product 12.6). */
  imageUses?: ImageUses[];
  /** What it has to say in the weekly digest (product 14.10). */
  digest?: DigestPart;
  /** What is to be done regularly. */
  chores?: Chore[];
  /** Begins what runs in the background; called once everything is composed. */
  start?: () => void;
  /** Ends what would take too long to wait for, and begins nothing more; may be called twice. */
  stop?: () => Promise<void>;
  /** Ends everything else that runs in the background. */
  close?: () => Promise<void>;
}
