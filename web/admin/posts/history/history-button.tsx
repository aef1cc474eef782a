import { Button } from 'antd';
import { useState } from 'react';
import { Tip } from '../../../components/tooltip/tip.tsx';
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
      <Tip label="History">
        <Button
          type="text"
          aria-label={`History ${post.title}`}
          icon={<AdminIcon name="history" />}
          onClick={() => setOpen(true)}
        />
      </Tip>
      <PostHistory
        post={open ? post : undefined}
        onClose={() => setOpen(false)}
        onRestored={onRestored}
      />
    </>
  );
}
