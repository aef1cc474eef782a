import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  model: string;
  id: string;
  payload: AdapterPayload;
  expiresAt: number;
}

const maxEntries = 1_000;

/**
 * In-memory storage of one OpenID provider, lost when the process ends; it drops expired entries
 * and the oldest beyond 1,000.
 */
export function createMemoryStorage(): AdapterFactory {
  const entries = new Map<string, Entry>();

  const find = (matches: (entry: Entry) => boolean): AdapterPayload | undefined =>
    [...entries.values()].find((entry) => entry.expiresAt > Date.now() && matches(entry))?.payload;

  const prune = (): void => {
    for (const [key, entry] of entries) {
      if (entry.expiresAt <= Date.now() || entries.size > maxEntries) {
        entries.delete(key);
      }
    }
  };

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1_000;
        entries.set(keyOf(id), { model, id, payload, expiresAt });
        prune();
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(find((entry) => entry.model === model && entry.id === id)),
      findByUid: (uid) =>
        Promise.resolve(find((entry) => entry.model === model && entry.payload.uid === uid)),
      findByUserCode: (userCode) =>
        Promise.resolve(
          find((entry) => entry.model === model && entry.payload.userCode === userCode),
        ),
      consume: (id) => {
        const entry = entries.get(keyOf(id));
        if (entry !== undefined) {
          entry.payload.consumed = Math.floor(Date.now() / 1_000);
        }
        return Promise.resolve();
      },
      destroy: (id) => {
        entries.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, entry] of entries) {
          if (entry.payload.grantId === grantId) {
            entries.delete(key);
          }
        }
        return Promise.resolve();
      },
    };
  };
}
