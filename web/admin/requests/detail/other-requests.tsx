import { Tag } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { deskLimits } from '../../../../schema/limits.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { Moment } from '../../shell/moment.tsx';
import { KindTag, StatusTag } from '../request-tag.tsx';
import { noFilters, withRequestView, type RequestView } from '../request-view.ts';
import { DetailSection } from './detail-section.tsx';

type Request = Pick<RequestDetailQuery['visitorRequest'], 'email' | 'otherRequests'>;

/** Links to other requests from the same person. */
export function OtherRequests({ request: { email, otherRequests } }: { request: Request }) {
  const [address] = useSearchParams();
  const to = (changes: Partial<RequestView>) => `?${withRequestView(address, changes).toString()}`;
  if (otherRequests.length === 0) return null;
  const everyOne = { ...noFilters, panel: undefined, requestId: undefined, search: email };
  return (
    <DetailSection heading="Other requests">
      <ul className="adm-other-requests">
        {otherRequests.map(({ id, kind, status, suspect, createdAt }) => (
          <li key={id}>
            <Link className="tlink" to={to({ requestId: id })}>
              <Moment at={createdAt} inFull />
            </Link>
            <KindTag kind={kind} />
            {suspect ? (
              <Tag className="adm-tag">Suspected spam</Tag>
            ) : (
              <StatusTag status={status} />
            )}
          </li>
        ))}
      </ul>
      {otherRequests.length < deskLimits.otherRequestsMax ? null : (
        <p className="adm-note">
          Only the latest {deskLimits.otherRequestsMax} are shown.{' '}
          <Link className="tlink" to={to(everyOne)}>
            Show all
          </Link>
        </p>
      )}
    </DetailSection>
  );
}
