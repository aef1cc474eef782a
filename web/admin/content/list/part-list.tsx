import { useQuery } from '@apollo/client/react';
import { Flex, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router';
import {
  contentPages,
  contentPartNames,
  contentParts,
  isContentPartName,
} from '../../../../schema/content/content-parts.ts';
import {
  ContentPartListDocument,
  type ContentPartRowFragment,
  useContentTextsQuery,
} from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { Moment } from '../../shell/moment.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { itemParameter, withPart } from '../content-address.ts';
import { inPlace, useViewAddress, withParameters } from '../../shell/view-address.ts';
import { samplesText } from '../part-facts.tsx';
import { findSentences } from './find-sentences.ts';

const parameters = { search: 'texts' };

/** All parts of the content by page, and a search through their texts (contract 20.7). */
export function PartList() {
  const [address, setAddress] = useViewAddress();
  const search = address.get(parameters.search) ?? '';
  const find = (wanted: string) =>
    setAddress((current) => withParameters(current, parameters, { search: wanted }), inPlace);
  return (
    <section aria-label="Content">
      <div className="adm-filters" role="search" aria-label="Content">
        <h2>Content</h2>
        <SearchField label="Search the texts" value={search} onSearch={find} />
      </div>
      {search === '' ? (
        <Parts />
      ) : (
        <div className="adm-card">
          <SentenceList search={search} />
        </div>
      )}
    </section>
  );
}

function Parts() {
  const { data, error, refetch } = useQuery(ContentPartListDocument, { fetchPolicy: 'no-cache' });
  if (data === undefined) {
    return error && !isUnauthenticated(error) ? (
      <FailureNotice title="The content could not be loaded." error={error} onRetry={refetch} />
    ) : (
      <Loading className="adm-card adm-card-body" what="the content" rows={12} />
    );
  }
  const pageOf = ({ name }: ContentPartRowFragment) =>
    isContentPartName(name) ? contentParts[name].page : undefined;
  return (
    <div className="adm-cards">
      {contentPages.map((page) => (
        <section key={page} className="adm-card">
          <header className="adm-card-head">
            <h3>{page}</h3>
          </header>
          <ul className="adm-rows adm-parts">
            {data.contentParts
              .filter((part) => pageOf(part) === page)
              .map((part) => (
                <PartRow key={part.name} part={part} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PartRow({ part }: { part: ContentPartRowFragment }) {
  const { name, title, description, samples, hasDraft, updatedAt, updatedBy } = part;
  const [address] = useSearchParams();
  return (
    <li>
      <Link to={{ search: withPart(address, name).toString() }}>
        <b>{title}</b>
        <span>{description}</span>
      </Link>
      <Flex component="span" wrap gap={6}>
        {samples > 0 ? <Tag className="adm-tag">{samplesText(samples)}</Tag> : null}
        {hasDraft ? <Tag className="adm-tag adm-tag-info">Draft</Tag> : null}
        {part.unreadable ? <Tag className="adm-tag adm-tag-danger">Cannot be read</Tag> : null}
        {part.fileChanged ? (
          <Tag className="adm-tag adm-tag-warn">The file was changed since</Tag>
        ) : null}
      </Flex>
      <span className="adm-part-when">
        {updatedAt === null ? 'Unchanged' : <Moment at={updatedAt} />}
        {updatedBy === null ? null : <span>{updatedBy}</span>}
      </span>
    </li>
  );
}

/** The published texts that contain a search, each with a link to its field. */
function SentenceList({ search }: { search: string }) {
  const [address] = useSearchParams();
  const { data, error, refetch } = useContentTextsQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    return error && !isUnauthenticated(error) ? (
      <FailureNotice title="The content could not be searched." error={error} onRetry={refetch} />
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
