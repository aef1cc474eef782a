import { postMessages } from '../../../../schema/messages.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import type { PostRow } from './post-list-view.ts';

interface DeleteDialogProps {
  /** The posts to delete; an empty list closes the dialog. */
  posts: readonly PostRow[];
  busy: boolean;
  onDelete: () => void;
  onCancel: () => void;
  /** The element to focus after the deletion. */
  focusWhenDone: () => HTMLElement | null;
}

/** Asks for confirmation before posts are deleted (product 5.13). */
export function DeleteDialog({
  posts,
  busy,
  onDelete,
  onCancel,
  focusWhenDone,
}: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={posts.length > 0}
      title={
        posts.length > 1
          ? postMessages.confirmDeleteSeveral(posts.length)
          : postMessages.confirmDelete
      }
      action="Delete"
      busy={busy}
      onConfirm={onDelete}
      onCancel={onCancel}
      focusWhenDone={focusWhenDone}
    >
      <ul className="adm-titles">
        {posts.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
