import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useEditedPostQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import type { PostFormProps } from './post-form.tsx';
import { PostWriting } from './post-writing.tsx';
import { Loading } from '../../shell/loading.tsx';

interface EditPostProps {
  id: string;
  Form?: ComponentType<PostFormProps>;
  onSaved: PostFormProps['onSaved'];
  onCancel: () => void;
}

/** The form in edit mode; the post is always loaded from the server. */
export function EditPost({ id, ...form }: EditPostProps) {
  const { data, error, refetch } = useEditedPostQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (data) {
    return <PostWriting stored={data.adminPost} {...form} />;
  }
  const failure = isUnauthenticated(error) ? undefined : error;
  return (
    <section className="adm-card" aria-label="Edit post">
      {failure ? (
        <>
          <FailureNotice title="The post could not be opened." error={failure} onRetry={refetch} />
          <div className="adm-card-body">
            <Button onClick={form.onCancel}>Cancel</Button>
          </div>
        </>
      ) : (
        <Loading className="adm-card-body" what="the post" rows={10} />
      )}
    </section>
  );
}
