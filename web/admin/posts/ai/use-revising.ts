import { useEffect, useEffectEvent } from 'react';
import { useLocation, type Location } from 'react-router';
import { revisedParameter, withRevising } from '../post-address.ts';
import { isRequested } from './revise-button.tsx';
import { useViewAddress } from '../../shell/view-address.ts';

/**
 * Calls `onWanted` with the post whose conversation the URL names, whenever the URL starts to name
 * one; `asked` is true if the administrator has just requested it. `close` removes it from the URL.
 */
export function useRevising(onWanted: (postId: string, asked: boolean) => void): {
  close: () => void;
} {
  const [address, setAddress] = useViewAddress();
  const { key, state } = useLocation() as Location<unknown>;
  const wanted = address.get(revisedParameter)?.trim();
  const notify = useEffectEvent((postId: string) => onWanted(postId, isRequested(state)));
  useEffect(() => {
    if (wanted) notify(wanted);
  }, [wanted, key]);
  return {
    close: () => {
      if (!wanted) return;
      setAddress((current) => withRevising(current, undefined), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
