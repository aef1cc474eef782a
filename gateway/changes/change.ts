/** Something that the public may see has changed. */
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
  /** A person was erased or an API key revoked, which each gateway records outside the database. */
  | { topic: 'journal' }
  /** It is not known what has changed meanwhile. */
  | { topic: 'everything' };

/**
 * What the stored form of a change says: its topic, and what it is about where there are several.
 */
export interface StoredChange {
  topic: string;
  subject: string | null;
}

/** A change as it is stored. */
export function storedFormOf(change: Change): StoredChange {
  return { topic: change.topic, subject: 'id' in change ? change.id : null };
}

/** A change as it was stored, perhaps by a later release: what is not known may be anything. */
export function changeOf({ topic, subject }: StoredChange): Change {
  if ((topic === 'post' || topic === 'content' || topic === 'image') && subject !== null) {
    return { topic, id: subject };
  }
  return topic === 'template' || topic === 'redirect' || topic === 'journal'
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

/** The posts that changed, by their ids; undefined when it may be any of them. */
export function changedPosts(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('post', changes);
}

/** The parts of the content that changed, by their names; undefined when it may be any of them. */
export function changedContent(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('content', changes);
}

/** The uploaded images that changed, by their names; undefined when it may be any of them. */
export function changedImages(changes: readonly Change[]): Set<string> | undefined {
  return changedOf('image', changes);
}
