import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

interface EraseDialogProps {
  /** The person whose data is to be erased; undefined closes the dialog. */
  email: string | undefined;
  busy: boolean;
  onErase: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a person's data is erased, and explains the effect. */
export function EraseDialog({ email, busy, onErase, onCancel }: EraseDialogProps) {
  return (
    <ConfirmDialog
      open={email !== undefined}
      title="Erase this person’s data?"
      action="Erase permanently"
      busy={busy}
      onConfirm={onErase}
      onCancel={onCancel}
      width={520}
    >
      <div className="set-stack">
        <p>
          This erases all data stored about <b>{email}</b>:
        </p>
        <ul className="adm-titles">
          <li>all requests sent from this address, including suspected spam</li>
          <li>their status history and notes</li>
          <li>their notifications and delivery log</li>
          <li>their entries in the activity log</li>
        </ul>
        <p>
          This cannot be undone. A record of who did this and when remains, without the address.
          E-mails and webhooks already delivered cannot be recalled, and backups contain the data
          until they are replaced.
        </p>
      </div>
    </ConfirmDialog>
  );
}
