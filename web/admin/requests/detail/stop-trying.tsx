import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

interface StopTryingProps {
  /** What is not sent any more, such as "this reply". */
  what: string;
  /** Whether it is still tried; the question outlives the button, to give the focus on. */
  pending: boolean;
  busy: boolean;
  /** Resolves with whether it was done. */
  onStop: () => Promise<boolean>;
  /** What gets the focus once it was done, since the button goes. */
  focusWhenDone: () => HTMLElement | null;
  /** What it means to stop. */
  children: ReactNode;
}

/** Ends the attempts to deliver something, after a question. */
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
