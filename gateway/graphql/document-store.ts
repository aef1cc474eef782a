import type { DocumentNode } from 'graphql';
import type { Documents } from './documents.ts';

const hashLength = 64;

/** Where Apollo looks up documents by hash; its keys end with the hash. */
interface DocumentStore {
  get: (key: string) => Promise<DocumentNode | undefined>;
  set: () => Promise<void>;
  delete: () => Promise<boolean>;
}

/** Gives Apollo the documents that are already checked, so that it does not check them again. */
export function documentStore(documents: Documents): DocumentStore {
  return {
    get: (key) => Promise.resolve(documents.get(key.slice(-hashLength))?.document),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}
