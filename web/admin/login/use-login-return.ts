import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../components/toast/toast-store.ts';
import { readLoginReturn } from './login-return.ts';

/**
 * Says once what a return from the identity provider brought, then clears it from the address.
 * Returns whether it said that logging in is off.
 */
export function useLoginReturn(): boolean {
  const [address, setAddress] = useSearchParams();
  // A login returns by a navigation, with which the administration starts anew.
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
