import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { useState } from 'react';
import { notificationsId } from './notifications.ts';

/**
 * Called inside a dialog's content: counts the notifications in with it, so that its focus trap
 * lets F8 through to them (product 2.21).
 */
export function useReachableNotifications(): void {
  const [notifications] = useState(() => document.getElementById(notificationsId));
  useFocusScopeBranch(notifications);
}
