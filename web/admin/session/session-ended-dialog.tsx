import { Button, Modal } from 'antd';
import { useState } from 'react';

interface SessionEndedDialogProps {
  open: boolean;
  /** Resolves with whether an administrator is logged in again. */
  onContinue: () => Promise<boolean>;
}

/** The login prompt over a screen whose session has ended; the login opens in a separate tab. */
export function SessionEndedDialog({ open, onContinue }: SessionEndedDialogProps) {
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState(false);

  const proceed = async () => {
    setChecking(true);
    const loggedIn = await onContinue();
    setRefused(!loggedIn);
    setChecking(false);
  };

  return (
    <Modal
      open={open}
      title="Your session has ended"
      closable={false}
      // The dialog takes the focus only when it is newly mounted.
      destroyOnHidden
      keyboard={false}
      mask={{ closable: false }}
      width={440}
      footer={[
        <Button key="continue" loading={checking} onClick={() => void proceed()}>
          Continue
        </Button>,
        <Button
          key="login"
          type="primary"
          autoFocus
          onClick={() => window.open('/api/login', '_blank', 'noopener')}
        >
          Log in
        </Button>,
      ]}
    >
      <p>Log in again in a new tab, then return here. Nothing on this screen is lost.</p>
      <p role="status" className="adm-note">
        {refused && !checking ? 'You are not logged in yet.' : ''}
      </p>
    </Modal>
  );
}
