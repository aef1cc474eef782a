import type { DocumentNode } from 'graphql';
import type { Documents } from './documents.ts';

const hashLength = 64;

/** What Apollo asks for a document that it has the hash of; its keys end with the hash. */
interface DocumentStore {
  get: (key: string) => Promise<DocumentNode | undefined>;
  set: () => Promise<void>;
  delete: () => Promise<boolean>;
}

/** Hands Apollo the documents that are checked already, so that it need not do so again. */
export function documentStore(documents: Documents): DocumentStore {
  return {
    get: (key) => Promise.resolve(documents.get(key.slice(-hashLength))?.document),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}
