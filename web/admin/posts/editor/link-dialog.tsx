import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';

interface LinkDialogProps {
  /** The link's present address; empty for a new link. */
  href: string;
  onApply: (href: string) => void;
  onClose: () => void;
}

const knownScheme = /^(https?:|mailto:|tel:|[/#?])/i;

/** Completes an address typed without its scheme. */
function completeAddress(address: string): string {
  const typed = address.trim();
  return typed === '' || knownScheme.test(typed) ? typed : `https://${typed}`;
}

/** Asks where a link leads; an empty address takes the link away. */
export function LinkDialog({ href, onApply, onClose }: LinkDialogProps) {
  const id = useId();
  const [address, setAddress] = useState(href);
  const apply = () => onApply(completeAddress(address));
  return (
    <Modal
      open
      title="Link"
      onCancel={onClose}
      closable={false}
      width={460}
      footer={[
        href === '' ? null : (
          <Button key="remove" onClick={() => onApply('')}>
            Remove link
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="apply" type="primary" onClick={apply}>
          Apply
        </Button>,
      ]}
    >
      <label className="adm-label" htmlFor={id}>
        Address
      </label>
      <Input
        id={id}
        autoFocus
        value={address}
        placeholder="https://… or /reflections/…"
        onChange={(event) => setAddress(event.target.value)}
        onPressEnter={(event) => {
          // The focus goes back to the text at once; the key must not follow it there.
          event.preventDefault();
          apply();
        }}
      />
    </Modal>
  );
}
