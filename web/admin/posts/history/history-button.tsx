import { Button } from 'antd';
import { useState } from 'react';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import { PostHistory, type HistoryPost } from './post-history.tsx';

interface HistoryButtonProps {
  post: HistoryPost;
  /** Called after an earlier version was restored. */
  onRestored: (postId: string) => void;
}

/** Opens the history of a post from its row in the list. */
export function HistoryButton({ post, onRestored }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        data-tip="History"
        type="text"
        aria-label={`History ${post.title}`}
        icon={<AdminIcon name="history" />}
        onClick={() => setOpen(true)}
      />
      <PostHistory
        post={open ? post : undefined}
        onClose={() => setOpen(false)}
        onRestored={onRestored}
      />
    </>
  );
}
