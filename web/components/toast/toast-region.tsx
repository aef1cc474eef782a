import * as Toast from '@radix-ui/react-toast';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { timings, toastLimits } from '../../../schema/limits.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { Tip } from '../tooltip/tip.tsx';
import { dismissToast, type ToastRecord } from './toast-store.ts';
import { toastProps, ToastText } from './toast-text.tsx';

interface ToastRegionProps {
  record: ToastRecord | undefined;
  /**
   * Called when the first notification is rendered here, so that the plain one disappears in the
   * same frame.
   */
  onReady: () => void;
}

/**
 * Notifications with their complete behaviour: 5000 ms, longer while hovered or focused, swipe to
 * the right, F8 (product 2.21). A separate chunk, see `toaster.tsx`.
 */
export function ToastRegion({ record, onReady }: ToastRegionProps) {
  const list = useRef<HTMLDivElement>(null);
  const { onFocus, returnFocus } = useFocusReturn(list);
  // The list is a live region itself. Radix announces the text a second time from a hidden copy, so
  // that copy is rendered into a detached element.
  const [unheard] = useState(() => document.createElement('div'));
  return (
    <div onFocus={onFocus}>
      <Toast.Provider
        duration={timings.toastMs}
        swipeDirection="right"
        swipeThreshold={toastLimits.swipeThresholdPx}
        announcerContainer={unheard}
      >
        {record && (
          <Toast.Root
            key={record.id}
            asChild
            {...toastProps(record)}
            open={record.open}
            onOpenChange={(open) => {
              if (!open) {
                dismissToast(record.id);
                returnFocus();
              }
            }}
          >
            <div>
              <Arrival onArrive={onReady} />
              <ToastText record={record} />
              <Tip label="Dismiss">
                <Toast.Close aria-label="Dismiss">
                  <InterfaceIcon name="close" />
                </Toast.Close>
              </Tip>
            </div>
          </Toast.Root>
        )}
        <Toast.Viewport asChild className="toasts">
          <div ref={list} />
        </Toast.Viewport>
      </Toast.Provider>
    </div>
  );
}

function Arrival({ onArrive }: { onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}

/**
 * Remembers which element had focus before the notifications, and moves focus back to it when the
 * focused notification disappears and, inside a dialog, when Tab leaves the list at either end. The
 * page behind a dialog is inert, so Tab would have no other target.
 */
function useFocusReturn(list: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  const onFocus = useCallback(
    ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) {
        origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        return;
      }
      const leavesList = !list.current?.contains(target) && list.current?.contains(relatedTarget);
      if (leavesList && origin.current?.closest('[role="dialog"]')) {
        origin.current.focus();
      }
    },
    [list],
  );

  const returnFocus = useCallback(() => {
    if (list.current?.contains(document.activeElement) && origin.current?.isConnected) {
      origin.current.focus();
    }
  }, [list]);

  return { onFocus, returnFocus: returnFocus };
}
