import { useEffect } from 'react';
import { notificationsId } from '../../components/toast/notifications.ts';

function letThrough(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest(`#${notificationsId}`)) {
    event.stopPropagation();
  }
}

/**
 * Lets F8 reach the notifications while a drawer or dialog traps the focus (product 2.21). Ant
 * Design's trap listens on the window, last in the event path: the event for focus in the
 * notifications is stopped before that.
 */
export function useReachableNotifications(): void {
  useEffect(() => {
    document.addEventListener('focusin', letThrough);
    return () => document.removeEventListener('focusin', letThrough);
  }, []);
}
