import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Remembers which element had focus before the notifications, and moves focus back to it when the
 * focused notification disappears and, inside a dialog, when Tab leaves the list at either end. The
 * page behind a dialog is inert, so Tab would have no other target.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  const onFocus = useCallback(
    ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) {
        origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        return;
      }
      const leavesList = !list.current?.contains(target) && list.current?.contains(relatedTarget);
      if (leavesList && origin.current?.closest('[role="dialog"]')) {
        origin.current.focus();
      }
    },
    [list],
  );

  const returnFocus = useCallback(() => {
    if (list.current?.contains(document.activeElement) && origin.current?.isConnected) {
      origin.current.focus();
    }
  }, [list]);

  return { onFocus, returnFocus: returnFocus };
}
