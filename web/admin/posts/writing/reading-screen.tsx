import { Link, useSearchParams } from 'react-router';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { useEditedPostQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { openPost } from '../form/opened-post.ts';
import { withoutWriting } from '../post-address.ts';
import { DraftArticle } from '../preview/draft-preview.tsx';

/** A post with its pending changes as an article, for people who may read but not write. */
export function ReadingScreen({ id }: { id: string }) {
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
          <FailureNotice
            title="The post could not be opened."
            error={error}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : null}
        {data || error ? null : <Loading what="the post" rows={10} />}
      </main>
    </div>
  );
}
