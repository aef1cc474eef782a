import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import './privacy.css';

interface EraseDialogProps {
  /** Whose data is to be erased; undefined closes the dialog. */
  email: string | undefined;
  busy: boolean;
  onErase: () => void;
  onCancel: () => void;
}

/** Asks before a person's data is erased, and says what that means. */
export function EraseDialog({ email, busy, onErase, onCancel }: EraseDialogProps) {
  return (
    <ConfirmDialog
      open={email !== undefined}
      title="Erase this person’s data?"
      action="Erase for good"
      busy={busy}
      onConfirm={onErase}
      onCancel={onCancel}
      width={520}
    >
      <p className="adm-erase-whose">
        Everything that is kept about <b>{email}</b> is erased:
      </p>
      <ul className="adm-titles">
        <li>every request sent from this address, of both kinds, and among the suspects</li>
        <li>their status history and notes</li>
        <li>their notifications and the ledger of deliveries</li>
        <li>what the audit log says about them</li>
      </ul>
      <p>
        This cannot be undone. A record stays that it happened, by whom and when, without the
        address. E-mails and webhooks already delivered are out of reach, and backups keep their
        state until they are replaced.
      </p>
    </ConfirmDialog>
  );
}
