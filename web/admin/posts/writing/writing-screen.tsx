import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { decided } from '../drafts/leave-dialog.tsx';
import { EditPost } from '../form/edit-post.tsx';
import { PostWriting } from '../form/post-writing.tsx';
import { newPost, withoutWriting, withWriting, writtenParameter } from '../post-address.ts';
import { useMay } from '../../session/permissions.tsx';
import { WritingForm } from './writing-form.tsx';
import { useViewAddress } from '../../shell/view-address.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { useEditedPostQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { openPost } from '../form/opened-post.ts';
import { DraftArticle } from '../preview/draft-preview.tsx';
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

/** A post with its pending changes as an article, for people who may read but not write. */
function ReadingScreen({ id }: { id: string }) {
  const [address] = useSearchParams();
  const { data, error, refetch } = useEditedPostQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { values } = openPost(data?.adminPost, undefined);
  const heading = `Read: ${values.title || 'Post'}`;
  useScreenTitle(heading);
  return (
    <div className="adm-writing">
      <header className="adm-writing-bar">
        <Link
          className="adm-writing-back"
          to={{ search: `?${withoutWriting(address).toString()}` }}
        >
          <InterfaceIcon name="back" />
          All posts
        </Link>
        <h1 className="sr">{heading}</h1>
      </header>
      <main className="adm-writing-parts">
        {data ? (
          <DraftArticle
            note="This is how readers will see it."
            values={values}
            slug={values.slug || undefined}
          />
        ) : null}
        {error && !data && !isUnauthenticated(error) ? (
          <FailureNotice title="The post could not be opened." error={error} onRetry={refetch} />
        ) : null}
        {data || error ? null : <Loading what="the post" rows={10} />}
      </main>
    </div>
  );
}
