import type { EntityManager } from 'typeorm';

/** A change to public data. */
export type Change =
  /** A post was saved, published, unpublished, deleted or restored. */
  | { topic: 'post'; id: string }
  /** Another version of a content part was published; its id is the name of the part. */
  | { topic: 'content'; id: string }
  /** An uploaded image was replaced or deleted; its id is its name. */
  | { topic: 'image'; id: string }
  /** Another article template was published. */
  | { topic: 'template' }
  /** Visitors are redirected from a path, or no longer. */
  | { topic: 'redirect' }
  /** What machines may do with the texts. */
  | { topic: 'machine-readers' }
  /** A person was erased or an API key revoked, which each gateway records outside the database. */
  | { topic: 'journal' }
  /** A person was removed, has other roles, or has no sessions any more. */
  | { topic: 'people' }
  /** It is not known what has changed meanwhile. */
  | { topic: 'everything' };

/** The stored form of a change: its topic, and its subject where there are several. */
export interface StoredChange {
  topic: string;
  subject: string | null;
}

export function storedFormOf(change: Change): StoredChange {
  return { topic: change.topic, subject: 'id' in change ? change.id : null };
}

/**
 * A change from its stored form, perhaps by a later release: an unknown topic may mean anything.
 */
export function changeOf({ topic, subject }: StoredChange): Change {
  if ((topic === 'post' || topic === 'content' || topic === 'image') && subject !== null) {
    return { topic, id: subject };
  }
  return topic === 'template' ||
    topic === 'redirect' ||
    topic === 'machine-readers' ||
    topic === 'journal' ||
    topic === 'people'
    ? { topic }
    : { topic: 'everything' };
}

function changedOf(
  topic: 'post' | 'content' | 'image',
  changes: readonly Change[],
): Set<string> | undefined {
  return changes.some((change) => change.topic === 'everything')
    ? undefined
    : new Set(changes.flatMap((change) => (change.topic === topic ? [change.id] : [])));
}

/** The ids of the posts that changed; undefined when it may be any of them. */
export function changedPosts(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('post', changes);
}

/** The names of the changed content units; undefined when it may be any of them. */
export function changedContent(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('content', changes);
}

/** The names of the changed uploaded images; undefined when it may be any of them. */
export function changedImages(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('image', changes);
}

/** Applies changes; rejects if it could not, and is then called again where possible. */
export type ChangeListener = (changes: readonly Change[]) => Promise<void>;

/** How changes reach every gateway of the site. */
export interface ChangeFeed {
  /** Stores changes in the transaction that makes them. */
  note: (manager: EntityManager, changes: readonly Change[]) => Promise<void>;
  /**
   * To be called after the commit; resolves when this gateway has received the changes, and never
   * rejects: the data is already committed.
   */
  deliver: (changes: readonly Change[]) => Promise<void>;
  /**
   * Starts to report the changes of others since the feed was opened; resolves once all changes so
   * far have been reported, where they could be read.
   */
  start: (listener: ChangeListener) => Promise<void>;
  /** For how many seconds this gateway may have missed a change. */
  silentSeconds: () => number;
  /** Waits for work in progress, and stops. */
  stop: () => Promise<void>;
}
