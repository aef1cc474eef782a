import { useState, useSyncExternalStore } from 'react';
import { sessionDrafts } from '../requests/request-draft.ts';

const neverChanges = () => () => undefined;

/**
 * A text that a reviewer types, stored until the tab is closed under the page's address and the
 * name of its field, so that a reload loses nothing; undefined until something is typed. The third
 * value deletes it.
 */
export function useTypedText(field: string) {
  const [typed, setTyped] = useState<string>();
  const key = () => `loon-review-draft:v1:${location.pathname}:${field}`;
  const stored = useSyncExternalStore(
    neverChanges,
    () => sessionDrafts().getItem(key()),
    () => null,
  );
  const type = (text: string): void => {
    setTyped(text);
    try {
      sessionDrafts().setItem(key(), text);
    } catch {
      return;
    }
  };
  const clear = (): void => {
    setTyped(undefined);
    sessionDrafts().removeItem(key());
  };
  return [typed ?? stored ?? undefined, type, clear] as const;
}
