import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveToRow } from './row-focus.ts';

/** Whether a key press is for the list: the focus is in its rows, or nowhere. */
function isForList(target: EventTarget | null, list: HTMLElement): boolean {
  return (
    target === document.body ||
    target === list ||
    (target instanceof HTMLElement && list.contains(target) && target.closest('tr') !== null)
  );
}

/** Navigates the rows of a list that is in sight with the arrow keys, Home and End. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (plain && !event.defaultPrevented && list.current?.checkVisibility()) {
      if (isForList(event.target, list.current) && moveToRow(list.current, event.key)) {
        event.preventDefault();
      }
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
