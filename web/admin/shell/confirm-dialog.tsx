import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What the button says that does it. */
  action: string;
  /** While it is being done. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  width?: number;
  /** What gets the focus once it was done; what had it before the question, if absent. */
  focusWhenDone?: (() => HTMLElement | null) | undefined;
  /** What it means to say yes. */
  children: ReactNode;
}

/**
 * Asks before something is lost. The focus is on "Cancel", each time, so that a stray Enter does no
 * harm (product 5.15).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, busy, onConfirm, onCancel, width = 460, children } = props;
  const confirmed = useRef(false);
  useFocusReturn(open, () => (confirmed.current ? props.focusWhenDone?.() : undefined));
  const confirm = () => {
    confirmed.current = true;
    onConfirm();
  };
  const cancel = () => {
    confirmed.current = false;
    onCancel();
  };
  return (
    <Modal
      open={open}
      title={title}
      onCancel={cancel}
      closable={false}
      // Only what comes anew takes the focus.
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      width={width}
      footer={[
        <Button key="cancel" autoFocus onClick={cancel}>
          Cancel
        </Button>,
        <Button key="confirm" danger loading={busy} onClick={confirm}>
          {action}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  );
}
