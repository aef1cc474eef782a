import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { timings, toastLimits } from '../../../schema/limits.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import type { ToastRecord } from './toast-store.ts';

const icons = { default: 'saved', success: 'check', destructive: 'warning' } as const;
const classNames = { default: 'toast', success: 'toast ok', destructive: 'toast bad' } as const;

/** A pointer that moves less than this presses, and does not swipe. */
const slackPx = 4;

function subscribeToWindowFocus(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

const isAway = (): boolean => !document.hasFocus();

interface ToastProps {
  record: ToastRecord;
  dismiss: (id: number) => void;
  focused: boolean;
}

/** One notification (product 2.21; design 4, Toasts). Remains hidden when it has been dismissed. */
export function Toast({ record, dismiss, focused }: ToastProps) {
  const { id, open, variant, title, description } = record;
  const swipe = useSwipe(() => dismiss(id));
  const [hovered, setHovered] = useState(false);
  const away = useSyncExternalStore(subscribeToWindowFocus, isAway, () => false);
  const paused = hovered || focused || away;
  const leftMs = useRef<number>(timings.toastMs);
  useEffect(() => {
    if (!open || paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, open, paused, dismiss]);

  return (
    <div
      className={classNames[variant]}
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-atomic
      tabIndex={0}
      hidden={!open}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A press does not take the focus from the field that somebody is about to correct.
      onMouseDown={(event) => event.preventDefault()}
      {...swipe}
    >
      <InterfaceIcon name={icons[variant]} />
      <div className="toast-title">{title}</div>
      {description === undefined ? null : <div className="toast-text">{description}</div>}
      <button type="button" aria-label="Dismiss" data-tip="" onClick={() => dismiss(id)}>
        <InterfaceIcon name="close" />
      </button>
    </div>
  );
}

/** Moves the element with a pointer that drags it to the right, far enough to dismiss it or back. */
function useSwipe(onSwiped: () => void) {
  const from = useRef<number>(undefined);

  const end = ({ currentTarget: toast }: PointerEvent<HTMLElement>): void => {
    from.current = undefined;
    delete toast.dataset['swipe'];
    toast.style.translate = '';
  };

  return {
    onPointerDown: ({ button, clientX }: PointerEvent<HTMLElement>) => {
      from.current = button === 0 ? clientX : undefined;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: toast, clientX, buttons, pointerId } = event;
      if (from.current === undefined || buttons === 0) return;
      const byPx = Math.max(0, clientX - from.current);
      if (byPx < slackPx && toast.dataset['swipe'] === undefined) return;
      toast.setPointerCapture(pointerId);
      toast.dataset['swipe'] = 'move';
      toast.style.translate = `${byPx}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: toast, clientX } = event;
      const swiped =
        toast.dataset['swipe'] === 'move' &&
        clientX - (from.current ?? clientX) >= toastLimits.swipeThresholdPx;
      end(event);
      if (!swiped) return;
      toast.dataset['swipe'] = 'end';
      onSwiped();
    },
    onPointerCancel: end,
  };
}
