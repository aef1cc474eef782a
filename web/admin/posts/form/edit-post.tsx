import { Button } from 'antd';
import { useEditedPostQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { PostWriting } from './post-writing.tsx';
import { Loading } from '../../shell/loading.tsx';

interface EditPostProps {
  id: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form in edit mode, once the post has come; the server is asked anew each time. */
export function EditPost({ id, onSaved, onCancel }: EditPostProps) {
  const { data, error, refetch } = useEditedPostQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (data) {
    return <PostWriting stored={data.adminPost} onSaved={onSaved} onCancel={onCancel} />;
  }
  const failure = isUnauthenticated(error) ? undefined : error;
  return (
    <section className="adm-card" aria-label="Edit post">
      {failure ? (
        <>
          <FailureNotice
            title="The post could not be opened."
            error={failure}
            onRetry={() => void refetch().catch(() => undefined)}
          />
          <div className="adm-card-body">
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </>
      ) : (
        <Loading className="adm-card-body" what="the post" rows={10} />
      )}
    </section>
  );
}
