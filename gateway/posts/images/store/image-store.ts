import type { EntityManager } from 'typeorm';
import { imageMessages } from '../../../../schema/messages.ts';
import { busyFailure } from '../../../database/database-faults.ts';
import { Failure } from '../../../failure.ts';

/** Where the bytes of uploaded images are. A name never gets other bytes. */
export interface ImageStore {
  /**
   * Stores an image: whole or not at all, whatever happens to the process.
   * @throws Failure UNAVAILABLE when it cannot be stored now.
   */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /**
   * The bytes of an image, undefined when there is none of that name.
   * @throws Failure UNAVAILABLE when nobody can tell now.
   */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Takes an image away again; in the transaction of `manager`, where the store has such. */
  remove: (name: string, manager?: EntityManager) => Promise<void>;
  /** The names of all images, in no order. */
  names: () => AsyncIterable<string>;
  /** Ends its connections. */
  close?: () => void;
}

/** The refusal of an upload that cannot be stored at present. */
export function notStored(cause: unknown): Failure {
  return new Failure('UNAVAILABLE', imageMessages.notStored, { retryAfterSeconds: 30, cause });
}

/** The refusal of an image that cannot be read at present. */
export function notReadable(cause: unknown): Failure {
  return cause instanceof Failure ? cause : busyFailure(cause);
}
