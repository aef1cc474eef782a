import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Label of the button that confirms. */
  action: string;
  /** True while the action is running. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  width?: number;
  /**
   * The element to focus after the action; by default, the one that had the focus before the
   * question.
   */
  focusWhenDone?: (() => HTMLElement | null) | undefined;
  /** Explains the effect. */
  children: ReactNode;
}

/**
 * Asks for confirmation before something is lost. "Cancel" has the focus each time, so that an
 * accidental Enter does no harm (product 5.15).
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
      // The dialog takes the focus only when it is newly mounted.
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
