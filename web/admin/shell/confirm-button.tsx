import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> {
  /**
   * The button, labelled with the action by default. Undefined once the action is done; the
   * confirmation stays mounted without it, so that it can move the focus.
   */
  button: ButtonProps | undefined;
  /** Resolves when the action has ended. */
  onConfirm: () => Promise<unknown>;
}

/** A button for an action that asks for confirmation. */
export function ConfirmButton({ button, onConfirm, ...question }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {button ? (
        <Button aria-disabled={question.busy} {...button} onClick={() => setAsking(true)}>
          {button.children ?? question.action}
        </Button>
      ) : null}
      <ConfirmDialog
        {...question}
        open={asking}
        onConfirm={() => void onConfirm().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
