import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { useState } from 'react';
import { notificationsId } from './notifications.ts';

/**
 * Called inside a dialog's content. Includes the notifications in its focus trap, so that F8 can
 * reach them (product 2.21).
 */
export function useReachableNotifications(): void {
  const [notifications] = useState(() => document.getElementById(notificationsId));
  useFocusScopeBranch(notifications);
}
