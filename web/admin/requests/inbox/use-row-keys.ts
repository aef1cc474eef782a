import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveToRow } from './row-focus.ts';

/** Whether a key pressed there is for the list: in its rows, or nowhere in particular. */
function isForList(target: EventTarget | null, list: HTMLElement): boolean {
  return (
    target === document.body ||
    target === list ||
    (target instanceof HTMLElement && list.contains(target) && target.closest('tr') !== null)
  );
}

/** Lets the arrow keys, Home and End walk through the rows of a list while `active`. */
export function useRowKeys(list: RefObject<HTMLElement | null>, active: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (plain && !event.defaultPrevented && list.current && isForList(event.target, list.current)) {
      if (moveToRow(list.current, event.key)) {
        event.preventDefault();
      }
    }
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
