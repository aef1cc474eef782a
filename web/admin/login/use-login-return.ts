import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../components/toast/toast-store.ts';
import { readLoginReturn } from './login-return.ts';

/** Says once what a return from the identity provider brought, then clears it from the address. */
export function useLoginReturn(): void {
  const [address, setAddress] = useSearchParams();
  const query = address.toString();
  const tell = useEffectEvent(() => {
    const returned = readLoginReturn(address);
    if (returned === undefined) {
      return;
    }
    if (returned.toast !== undefined) {
      toast(returned.toast);
    }
    setAddress(returned.rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => tell(), [query]);
}
