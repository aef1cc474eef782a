import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Remembers where focus was before it came to the notifications, and takes it back there: when the
 * notification it is on goes away, and, for a dialog, when a Tab leaves the list at either end. The
 * page behind a dialog is out of reach, so that Tab has nowhere else to go from here.
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

  return { onFocus, giveBack: returnFocus };
}
