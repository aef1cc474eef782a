import { useRef, useState } from 'react';
import { adminFailed } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { adminFailureOf } from './admin-failure.ts';

/** Tells why something failed: 'Error' with the server's message (product 5.14). */
export function tellFailure(thrown: unknown): void {
  toast({ ...adminFailed(adminFailureOf(thrown).message), variant: 'destructive' });
}

/** Carries out an action and tells why when it fails; resolves with whether it was done. */
export async function orTellWhy(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (thrown) {
    tellFailure(thrown);
    return false;
  }
}

/**
 * `orTellWhy` with `busy`, which is true while an action is under way; another one is not begun
 * then. A button therefore says so by `aria-disabled`: a disabled one would drop the focus.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const carryOut = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      return await orTellWhy(action);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, carryOut };
}
