import { useState } from 'react';
import { decided } from '../drafts/leave-dialog.tsx';
import { EditPost } from '../form/edit-post.tsx';
import { PostWriting } from '../form/post-writing.tsx';
import { newPost, withoutWriting, withWriting, writtenParameter } from '../post-address.ts';
import { useMay } from '../../session/permissions.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import { WritingForm } from './writing-form.tsx';
import { useViewAddress } from '../../shell/view-address.ts';
import '../form/form.css';
import './writing.css';

/**
 * The writing screen of one post (product 5.4). The URL contains the post's id, so that it can be
 * bookmarked and shared. A new post gets its URL with the first save, without a remount of the
 * form.
 */
export default function WritingScreen() {
  const [address, setAddress] = useViewAddress();
  const written = address.get(writtenParameter)?.trim() || newPost;
  const [created, setCreated] = useState<string>();

  const leave = () => setAddress(withoutWriting, { preventScrollReset: true });
  const writes = useMay('write');
  const isNew = written === newPost || written === created;
  const form = { Form: WritingForm, onCancel: leave };
  if (!writes) return <ReadingScreen key={written} id={written} />;
  return isNew ? (
    <PostWriting
      {...form}
      key={newPost}
      onSaved={({ id }) => {
        if (written === id) return;
        setCreated(id);
        setAddress((current) => withWriting(current, id), {
          replace: true,
          preventScrollReset: true,
          state: decided,
        });
      }}
    />
  ) : (
    <EditPost {...form} key={written} id={written} onSaved={() => undefined} />
  );
}
