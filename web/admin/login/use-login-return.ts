import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../components/toast/toast-store.ts';
import { readLoginReturn } from './login-return.ts';

/**
 * Reports the result of a return from the identity provider once and removes it from the URL.
 * Returns whether logging in is off.
 */
export function useLoginReturn(): boolean {
  const [address, setAddress] = useSearchParams();
  // A login returns with a full page load, so the initial state is sufficient.
  const [off] = useState(() => readLoginReturn(address)?.off ?? false);
  const query = address.toString();
  const showReturn = useEffectEvent(() => {
    const returned = readLoginReturn(address);
    if (returned === undefined) {
      return;
    }
    if (returned.toast !== undefined) {
      toast(returned.toast);
    }
    setAddress(returned.rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => showReturn(), [query]);
  return off;
}
