import { Descriptions, type DescriptionsProps } from 'antd';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { DetailSection } from './detail-section.tsx';
import { articlePath } from '../../../../schema/article-path.ts';

type Source = RequestDetailQuery['visitorRequest']['source'];

function Page({ path }: { path: string }) {
  // The path is user input: it must not link to another site.
  return /^\/(?![/\\])/.test(path) ? (
    <a className="tlink" href={path} target="_blank" rel="noopener noreferrer">
      {path}
      <span className="sr"> (opens in a new tab)</span>
    </a>
  ) : (
    path
  );
}

/** The page and the button, and further facts if cookies were accepted (product 8.5). */
export function RequestOrigin({ source }: { source: Source }) {
  const rows: [label: string, value: string | null, page?: boolean][] = [
    ['First page', source.firstPage, true],
    ['Sent from', source.lastPage, true],
    ['Article', source.article && articlePath(source.article), true],
    ['Button', source.button],
    ['UTM source', source.utmSource],
    ['UTM medium', source.utmMedium],
    ['UTM campaign', source.utmCampaign],
    ['UTM term', source.utmTerm],
    ['UTM content', source.utmContent],
  ];
  const items: NonNullable<DescriptionsProps['items']> = rows.flatMap(([label, value, page]) =>
    value ? [{ key: label, label, children: page ? <Page path={value} /> : value }] : [],
  );
  return (
    <DetailSection heading="Source">
      {items.length > 0 ? (
        <Descriptions className="adm-facts" bordered column={1} size="small" items={items} />
      ) : (
        <p className="adm-note">Unknown: this request was not sent from a page of this site.</p>
      )}
    </DetailSection>
  );
}
