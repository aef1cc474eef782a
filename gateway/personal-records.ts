import type { EntityManager } from 'typeorm';

/** The subject of personal records: some requests, or a person by e-mail address. */
export interface DataSubject {
  /** In lower case; undefined for requests only. */
  emailKey: string | undefined;
  requestIds: string[];
}

/** The personal records of a module, such as the audit log. */
export interface PersonalRecords {
  /** The name of its records in an export. */
  readonly name: string;
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
