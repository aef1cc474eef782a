import {
  loginErrorText,
  loginErrorTitle,
  loginOff,
  loginSucceeded,
} from '../../../schema/messages.ts';
import type { ToastText } from '../../../schema/toast-text.ts';
import type { ToastVariant } from '../../components/toast/toast-store.ts';

/** The result of a return from the identity provider, and the URL parameters without it. */
export interface LoginReturn {
  /** Undefined if there is no text for the parameters. */
  toast: (ToastText & { variant: ToastVariant }) | undefined;
  /** Whether logging in is disabled at present, which the login page says instead of a toast. */
  off: boolean;
  /** All other parameters, in their order. */
  rest: URLSearchParams;
}

const returnParameters = ['error', 'details', 'success'];

/**
 * Reads the parameters `error`, `details` and `success` (product 5.1). Returns undefined if none is
 * present. An error takes precedence over a success.
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

/** The URL that starts a login and returns to the administration with this query string. */
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
