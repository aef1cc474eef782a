import { Button, Modal } from 'antd';
import { postMessages } from '../../../../schema/messages.ts';
import type { PostRow } from './use-post-pages.ts';

interface DeleteDialogProps {
  /** The posts to delete; none closes the dialog. */
  posts: readonly PostRow[];
  busy: boolean;
  onDelete: () => void;
  onKeep: () => void;
}

/** Asks before posts are deleted (specification §5 "Blog admin"). */
export function DeleteDialog({ posts, busy, onDelete, onKeep }: DeleteDialogProps) {
  return (
    <Modal
      open={posts.length > 0}
      title={
        posts.length > 1
          ? postMessages.confirmDeleteSeveral(posts.length)
          : postMessages.confirmDelete
      }
      onCancel={onKeep}
      closable={false}
      width={460}
      footer={[
        <Button key="keep" autoFocus onClick={onKeep}>
          Cancel
        </Button>,
        <Button key="delete" danger loading={busy} onClick={onDelete}>
          Delete
        </Button>,
      ]}
    >
      <ul className="adm-titles">
        {posts.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Modal>
  );
}
