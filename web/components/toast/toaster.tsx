import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { tabWithin } from '../dialog/focus-within.ts';
import { dismissToast, latestToast, notificationsId, subscribeToToasts } from './toast-store.ts';
import { Toast } from './toast.tsx';

/**
 * Where notifications appear: for 5000 ms, longer while they are hovered or focused or the window is
 * in the background. F8 focuses them, Escape dismisses them (product 2.21). The element is a live
 * region from the start: assistive technology ignores live regions that are added together with
 * their text, and dialogs hide all other content from it.
 */
export function Toaster() {
  const record = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  const [focusedId, setFocusedId] = useState<number>();
  const { list, onFocus, onKeyDown, returnFocus } = useFocusReturn();

  const dismiss = useCallback(
    (id: number) => {
      returnFocus();
      dismissToast(id);
    },
    [returnFocus],
  );

  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: globalThis.KeyboardEvent): void => {
      if (key === 'F8') list.current?.focus();
      const latest = latestToast();
      if (key === 'Escape' && !defaultPrevented && latest) dismiss(latest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, dismiss]);

  return (
    <div id={notificationsId} aria-live="polite">
      <div role="region" aria-label="Notifications (F8)">
        <div
          className="toasts"
          tabIndex={-1}
          ref={list}
          onFocus={(event) => {
            setFocusedId(record?.id);
            onFocus(event);
          }}
          onBlur={() => setFocusedId(undefined)}
          onKeyDown={onKeyDown}
        >
          {record && (
            <Toast
              key={record.id}
              record={record}
              dismiss={dismiss}
              focused={focusedId === record.id}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Remembers which element had focus before the notifications, and moves focus back to it when the
 * focused notification is dismissed and, inside a dialog, when Tab leaves the list at either end: the
 * page behind a dialog cannot be focused, so Tab would have no other target.
 */
function useFocusReturn() {
  const list = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };

  const onKeyDown = ({ key, shiftKey, currentTarget, nativeEvent }: KeyboardEvent): void => {
    const dialog = origin.current?.closest<HTMLElement>('[role="dialog"]');
    if (key !== 'Tab' || !dialog) return;
    const shown = '.toast:not([hidden])';
    const stops = [...currentTarget.querySelectorAll(`${shown}, ${shown} button`)];
    const end = shiftKey ? stops[0] : stops.at(-1);
    const { activeElement } = document;
    const leaves = activeElement === end || (activeElement === currentTarget && (shiftKey || !end));
    if (!leaves) return;
    // From there the browser goes on, unless it is the dialog's end.
    origin.current?.focus();
    tabWithin(dialog, nativeEvent);
  };

  const returnFocus = useCallback(() => {
    if (list.current?.contains(document.activeElement)) origin.current?.focus();
  }, []);

  return { list, onFocus, onKeyDown, returnFocus };
}
