import { useRef, useState } from 'react';
import { adminFailed } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { adminFailureOf } from './admin-failure.ts';

/** Tells why something failed: 'Error' with the server's message (product 5.14). */
export function showFailure(thrown: unknown): void {
  toast({ ...adminFailed(adminFailureOf(thrown).message), variant: 'destructive' });
}

/** Carries out an action and tells why when it fails; resolves with whether it was done. */
export async function orShowFailure(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (thrown) {
    showFailure(thrown);
    return false;
  }
}

/**
 * `orShowFailure` with `busy`, which is true while an action is under way; another one is not begun
 * then. A button therefore says so by `aria-disabled`: a disabled one would drop the focus.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const carryOut = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      return await orShowFailure(action);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, carryOut };
}
