import { useQuery } from '@apollo/client/react';
import { Tag } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { ContentPartListDocument, type ContentPartRowFragment } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { Moment } from '../../shell/moment.tsx';
import { withPart } from '../content-address.ts';
import { samplesText } from '../samples-text.ts';

/** All parts of the content, with a summary and the drafts of each. */
export function PartList() {
  const { data, error, refetch } = useQuery(ContentPartListDocument, { fetchPolicy: 'no-cache' });
  const failure = error && !isUnauthenticated(error) ? error : undefined;
  return (
    <section className="adm-card" aria-label="Content">
      <header className="adm-card-head">
        <h2>Content</h2>
      </header>
      {failure ? (
        <FailureNotice
          title="The content could not be loaded."
          error={failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : data ? (
        <ul className="adm-parts">
          {data.contentParts.map((part) => (
            <PartRow key={part.name} part={part} />
          ))}
        </ul>
      ) : (
        <Loading className="adm-card-body" what="the content" rows={12} />
      )}
    </section>
  );
}

function PartRow({ part }: { part: ContentPartRowFragment }) {
  const { name, title, description, samples, hasDraft, fileChanged, updatedAt, updatedBy } = part;
  const [address] = useSearchParams();
  return (
    <li>
      <Link to={{ search: withPart(address, name).toString() }}>
        <span className="adm-part-title">{title}</span>
        <span className="adm-part-says">{description}</span>
      </Link>
      <span className="adm-part-tags">
        {samples > 0 ? <Tag className="adm-tag">{samplesText(samples)}</Tag> : null}
        {hasDraft ? <Tag className="adm-tag adm-tag-info">Draft</Tag> : null}
        {fileChanged ? (
          <Tag className="adm-tag adm-tag-warn">The file was changed since</Tag>
        ) : null}
      </span>
      <span className="adm-part-when">
        {updatedAt === null ? 'Unchanged' : <Moment at={updatedAt} />}
        {updatedBy === null ? null : <span>{updatedBy}</span>}
      </span>
    </li>
  );
}
