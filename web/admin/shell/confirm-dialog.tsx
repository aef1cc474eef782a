import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

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
  /** What it means to say yes. */
  children: ReactNode;
}

/** Asks before something is lost. The focus is on "Cancel", so that a stray Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, busy, onConfirm, onCancel, width = 460, children } = props;
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onCancel}
      closable={false}
      width={width}
      footer={[
        <Button key="cancel" autoFocus onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="confirm" danger loading={busy} onClick={onConfirm}>
          {action}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  );
}
