import { Button } from 'antd';
import { useState } from 'react';
import { DeletedPosts } from './deleted-posts.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

interface PostArchiveProps {
  onRestored: (postId: string) => void;
}

/** Links from the post list to the scheduled and the deleted posts. */
export function PostArchive({ onRestored }: PostArchiveProps) {
  const [shown, setShown] = useState<'scheduled' | 'deleted'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('scheduled')}>Scheduled posts</Button>
      <Button onClick={() => setShown('deleted')}>Deleted posts</Button>
      <SchedulePanel open={shown === 'scheduled'} onClose={close} />
      <DeletedPosts open={shown === 'deleted'} onClose={close} onRestored={onRestored} />
    </>
  );
}
