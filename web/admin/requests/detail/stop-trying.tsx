import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

interface StopTryingProps {
  /** The item that is no longer sent, such as "this reply". */
  what: string;
  /**
   * Whether delivery is still retried; the confirmation stays mounted without the button, so that
   * it can move the focus.
   */
  pending: boolean;
  busy: boolean;
  /** Resolves with whether it was successful. */
  onStop: () => Promise<boolean>;
  /** The element to focus afterwards, because the button disappears. */
  focusWhenDone: () => HTMLElement | null;
  /** Explains the effect of stopping. */
  children: ReactNode;
}

/** Stops the delivery of an item, after confirmation. */
export function StopTrying(props: StopTryingProps) {
  const { what, pending, busy, onStop, focusWhenDone, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {pending ? (
        <Button size="small" aria-disabled={busy} onClick={() => setAsking(true)}>
          Stop trying
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={`Stop trying to send ${what}?`}
        action="Stop trying"
        busy={busy}
        onConfirm={() => void onStop().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
        focusWhenDone={focusWhenDone}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
