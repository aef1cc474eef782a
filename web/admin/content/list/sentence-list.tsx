import { Link, useSearchParams } from 'react-router';
import { contentParts, contentPartNames } from '../../../../schema/content/content-parts.ts';
import { useContentTextsQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { itemParameter, withPart } from '../content-address.ts';
import { findSentences } from './find-sentences.ts';

/** The published texts that contain a search, each with a link to its field. */
export function SentenceList({ search }: { search: string }) {
  const [address] = useSearchParams();
  const { data, error, refetch } = useContentTextsQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    return error && !isUnauthenticated(error) ? (
      <FailureNotice
        title="The content could not be searched."
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Loading className="adm-card-body" what="the texts" rows={6} />
    );
  }
  const values = new Map(data.contentParts.map(({ name, value }) => [name, value]));
  const found = contentPartNames.flatMap((name) =>
    findSentences(values.get(name), search).map((sentence) => ({ name, ...sentence })),
  );
  return (
    <>
      <p className="adm-card-body adm-note" role="status">
        {found.length === 0
          ? 'No text contains this.'
          : found.length === 1
            ? '1 text'
            : `${String(found.length)} texts`}
      </p>
      <ul className="adm-rows">
        {found.map(({ name, path, before, match, after }) => {
          const target = withPart(address, name);
          target.set(itemParameter, path);
          return (
            <li key={`${name} ${path}`}>
              <Link to={{ search: target.toString() }}>{contentParts[name].title}</Link>
              <p dir="auto">
                {before}
                <mark>{match}</mark>
                {after}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
