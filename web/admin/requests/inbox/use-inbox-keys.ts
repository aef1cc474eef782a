import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isDialogOpen } from '../../shell/is-dialog-open.ts';
import { inboxKeys, type InboxKey } from './inbox-keys.tsx';

const typedFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typedFields) !== null;
}

/**
 * Calls `act` for the keys of the inbox while `list` is in sight. No key acts while one types
 * (contract 20.2).
 */
export function useInboxKeys(
  list: RefObject<HTMLElement | null>,
  act: (key: InboxKey) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const known = inboxKeys.find(({ key }) => key === event.key);
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
    if (known === undefined || modified || isTyped(event) || isDialogOpen('.adm-request')) return;
    if (list.current?.checkVisibility()) {
      event.preventDefault();
      act(known.key);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
