import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import './drafts.css';

interface DraftOfferProps {
  title: string;
  /** When it was written, and what has been saved since. */
  description: string;
  /** Names the draft in the button labels, where these would be ambiguous. */
  what?: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft that was never saved; asks before it is discarded. */
export function DraftOffer(props: DraftOfferProps) {
  const { title, description, what, onRestore, onDiscard } = props;
  const [asking, setAsking] = useState(false);
  const named = (verb: string) => (what === undefined ? verb : `${verb} ${what}`);
  return (
    <>
      <Alert
        className="adm-draft-offer"
        type="info"
        showIcon
        role="status"
        title={title}
        description={description}
        action={
          <span className="adm-draft-offer-actions">
            <Button onClick={onRestore}>{named('Restore')}</Button>
            <Button onClick={() => setAsking(true)}>{named('Discard')}</Button>
          </span>
        }
      />
      <DiscardDraftDialog
        title={asking ? title : undefined}
        onDiscard={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface DiscardDraftDialogProps {
  /** Names the draft; undefined closes the dialog. */
  title: string | undefined;
  onDiscard: () => void;
  onCancel: () => void;
  /** The element to focus afterwards, because the button disappears. */
  focusWhenDone?: () => HTMLElement | null;
}

/** Asks for confirmation before an unsaved draft is deleted (product 5.6). */
export function DiscardDraftDialog(props: DiscardDraftDialogProps) {
  const { title, onDiscard, onCancel, focusWhenDone } = props;
  return (
    <ConfirmDialog
      open={title !== undefined}
      title="Discard this draft?"
      action="Discard"
      busy={false}
      onConfirm={onDiscard}
      onCancel={onCancel}
      focusWhenDone={focusWhenDone}
    >
      <p>{title}</p>
      <p>It is deleted permanently.</p>
    </ConfirmDialog>
  );
}
