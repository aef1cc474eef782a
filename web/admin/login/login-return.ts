import {
  loginErrorText,
  loginErrorTitle,
  loginOff,
  loginSucceeded,
} from '../../../schema/messages.ts';
import type { ToastText } from '../../../schema/toast-text.ts';
import type { ToastVariant } from '../../components/toast/toast-store.ts';

/** What a return from the identity provider says, and the address without saying it again. */
export interface LoginReturn {
  /** Absent when the parameters name nothing that has a text. */
  toast: (ToastText & { variant: ToastVariant }) | undefined;
  /** Whether nobody can log in at present, which the login page says in place of a toast. */
  off: boolean;
  /** Every other parameter, in its place. */
  rest: URLSearchParams;
}

const returnParameters = ['error', 'details', 'success'];

/**
 * Reads the parameters `error`, `details` and `success` (product 5.1). Gives undefined
 * when the address carries none of them. An error outweighs a success.
 */
export function readLoginReturn(address: URLSearchParams): LoginReturn | undefined {
  if (!returnParameters.some((name) => address.has(name))) {
    return undefined;
  }
  const rest = new URLSearchParams(address);
  returnParameters.forEach((name) => rest.delete(name));
  const off = address.get('error') === 'login_failed' && address.get('details') === loginOff;
  return { toast: off ? undefined : toastOf(address), off, rest };
}

/** Where a login begins that leads back to the administration with this query of its address. */
export function loginAddress(search: string): string {
  const shown = new URLSearchParams(search);
  const rest = (readLoginReturn(shown)?.rest ?? shown).toString();
  return rest === '' ? '/api/login' : `/api/login?${new URLSearchParams({ return: rest })}`;
}

function toastOf(address: URLSearchParams): LoginReturn['toast'] {
  const code = address.get('error')?.trim();
  if (code) {
    const description = loginErrorText(code, address.get('details'));
    return { variant: 'destructive', title: loginErrorTitle, description };
  }
  return address.get('success') === 'login' ? { variant: 'success', ...loginSucceeded } : undefined;
}
