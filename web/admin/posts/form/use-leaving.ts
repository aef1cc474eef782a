import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ToastText } from '../../../../schema/toast-text.ts';
import { toast } from '../../../components/toast/toast-store.ts';

/**
 * A saved form stays mounted until the next one is rendered. It reports the save only when it is
 * unmounted, so that people who start typing then type into the new form.
 */
export function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  const farewell = useRef<ToastText>(undefined);
  const left = useRef(false);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      if (farewell.current) toast({ ...farewell.current, variant: 'success' });
    };
  }, []);
  return {
    /** The form is saved and about to be replaced. */
    leaving,
    /** Whether another form or screen has replaced this one. */
    hasLeft: () => left.current,
    /** Leaves the form with a report of its save. */
    leave: (text: ToastText) => {
      farewell.current = text;
      flushSync(() => setLeaving(true));
    },
  };
}
