import { useRef, useState } from 'react';
import { readFailure } from '../../components/requests/request-failure.ts';
import { adminFailed } from '../../../schema/messages.ts';
import type { ToastText } from '../../../schema/toast-text.ts';
import { toast } from '../../components/toast/toast-store.ts';

const unreachable = 'The server could not be reached. Nothing was saved; your text is still here.';

/**
 * A failed action of an administrator: the server's message (product 5.14), and messages per field.
 */
export interface AdminFailure {
  message: string;
  fields: Record<string, string>;
}

/** Parses the error of a failed action. */
export function adminFailureOf(thrown: unknown): AdminFailure {
  const { serverError, thrownMessage, fields } = readFailure(thrown);
  const unsent = thrown instanceof TypeError;
  return { message: serverError ?? (unsent ? undefined : thrownMessage) ?? unreachable, fields };
}

/** Shows a failure: 'Error' with the server's message (product 5.14). */
export function showFailure(thrown: unknown): void {
  toast({ ...adminFailed(adminFailureOf(thrown).message), variant: 'destructive' });
}

/**
 * Runs an action and shows its error if it fails, otherwise `done`; resolves with whether it was
 * successful.
 */
export async function orShowFailure(
  action: () => Promise<unknown>,
  done?: ToastText,
): Promise<boolean> {
  try {
    await action();
    if (done) toast({ ...done, variant: 'success' });
    return true;
  } catch (thrown) {
    showFailure(thrown);
    return false;
  }
}

/**
 * `orShowFailure` with `busy`, which is true while an action is running and prevents another one.
 * Buttons must use `aria-disabled` for it, because a disabled button would lose the focus.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const carryOut: typeof orShowFailure = async (action, done) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      return await orShowFailure(action, done);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, carryOut };
}
