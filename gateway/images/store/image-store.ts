import { imageMessages } from '../../../schema/messages.ts';
import { busyFailure } from '../../database/database-faults.ts';
import { Failure } from '../../failure.ts';

/** The storage of uploaded images. The bytes under a name never change. */
export interface ImageStore {
  /**
   * Stores an image completely or not at all, even if the process crashes.
   * @throws Failure UNAVAILABLE when it cannot be stored now.
   */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /**
   * The bytes of an image, undefined if there is none of that name.
   * @throws Failure UNAVAILABLE when the store cannot be read.
   */
  read: (name: string) => Promise<Buffer | undefined>;
  /**
   * Removes an image; does nothing if there is none of that name. Never call it in a transaction: a
   * bucket may take many seconds to respond.
   */
  remove: (name: string) => Promise<void>;
  /** The names of all images, unordered. */
  names: () => AsyncIterable<string>;
  /** Closes its connections. */
  close?: () => void;
}

/** The failure for an upload that cannot be stored now. */
export function notStored(cause: unknown): Failure {
  return new Failure('UNAVAILABLE', imageMessages.notStored, { retryAfterSeconds: 30, cause });
}

/** The failure for an image that cannot be read or removed now. */
export function storeUnavailable(cause: unknown): Failure {
  return cause instanceof Failure ? cause : busyFailure(cause);
}
