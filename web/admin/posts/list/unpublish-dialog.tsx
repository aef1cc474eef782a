import { postMessages } from '../../../../schema/messages.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

interface UnpublishDialogProps {
  /** The public articles to unpublish; an empty list closes the dialog. */
  articles: readonly { id: string; title: string }[];
  busy: boolean;
  onUnpublish: () => void;
  onKeep: () => void;
  /** The element to focus after unpublishing; if null, the one that had the focus before. */
  focusWhenDone?: () => HTMLElement | null;
}

/** Asks for confirmation before articles are unpublished (product 5.8). */
export function UnpublishDialog(props: UnpublishDialogProps) {
  const { articles, busy, onUnpublish, onKeep, focusWhenDone } = props;
  return (
    <ConfirmDialog
      open={articles.length > 0}
      title={postMessages.confirmUnpublish(articles.length)}
      action="Unpublish"
      busy={busy}
      onConfirm={onUnpublish}
      onCancel={onKeep}
      focusWhenDone={focusWhenDone}
    >
      <ul className="adm-titles">
        {articles.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>Readers will see “Page Not Found” at its URL until it is published again.</p>
    </ConfirmDialog>
  );
}
