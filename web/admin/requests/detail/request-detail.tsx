import { Alert, Button, Descriptions, type DescriptionsProps, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { spamSignalLabels } from '../request-labels.ts';
import { AssigneeControl } from '../assignment/assignee-control.tsx';
import { useRequestActions } from '../use-request-actions.ts';
import { KindTag, StatusTag, UndeliveredTag } from '../request-tag.tsx';
import { AwaitingReply } from '../awaiting-reply.tsx';
import { RequestMeeting } from '../meetings/request-meeting.tsx';
import { Permitted } from '../../session/permissions.tsx';
import { Replies } from '../replies/replies.tsx';
import { DetailSection } from './detail-section.tsx';
import { Deliveries } from './deliveries.tsx';
import { NotesEditor } from './notes-editor.tsx';
import { RequestFacts, RequestMessage } from './request-facts.tsx';
import { StatusControl } from './status-control.tsx';
import { EraseDialog } from '../../privacy/erase-dialog.tsx';
import { usePersonData } from '../../privacy/use-person-data.ts';
import { deskLimits } from '../../../../schema/limits.ts';
import { Moment } from '../../shell/moment.tsx';
import { noFilters, type RequestView, withRequestView } from '../request-view.ts';
import { articlePath } from '../../../../schema/article-path.ts';

interface RequestDetailProps {
  request: RequestDetailQuery['visitorRequest'];
  outbox: RequestDetailQuery['outboxSummary'];
  /** How often "Reply" was pressed. */
  replyRequests: number;
  onReload: () => Promise<unknown>;
  /** Called with whether the reply form is open. */
  onReplying: (open: boolean) => void;
  /** Called after the person's data has been erased. */
  onErased: () => void;
}

/** The detail of one request: the submission and everything done since. */
export function RequestDetail(props: RequestDetailProps) {
  const { request, outbox, replyRequests, onReload, onReplying, onErased } = props;
  const actions = useRequestActions();
  const { id, marks, suspect, overdue, replyNotDelivered } = request;
  return (
    <>
      {suspect ? (
        <Alert
          className="adm-suspected-note"
          type="warning"
          showIcon
          title="This request is suspected spam."
          description="No notification was sent. Moving it to the inbox sends one."
          action={
            <Button aria-disabled={actions.busy} onClick={() => void actions.move([id], false)}>
              Move to inbox
            </Button>
          }
        />
      ) : null}
      <RequestMessage request={request} />
      <div className="adm-handling">
        <StatusControl
          request={request}
          onChoose={(status) => void actions.setStatus([id], status)}
          onOutcome={(outcome) => void actions.setOutcome(id, outcome)}
        />
        <AssigneeControl
          assignedTo={request.assignedTo}
          onChoose={(to) => void actions.assign([id], to)}
        />
        {replyNotDelivered ? <UndeliveredTag /> : null}
        {overdue ? <AwaitingReply since={request.waitingSince} overdue /> : null}
      </div>
      <RequestMeeting request={request} />
      <Replies
        request={request}
        outbox={outbox}
        asked={replyRequests}
        onReload={onReload}
        onReplying={onReplying}
      />
      <DetailSection heading="Details">
        <RequestFacts request={request} />
      </DetailSection>
      <OtherRequests request={request} />
      {marks.length > 0 ? (
        <DetailSection heading="Spam signals">
          <dl className="adm-spam-signals">
            {marks.map((signal) => (
              <div key={signal}>
                <dt>{spamSignalLabels[signal].text}</dt>
                <dd>{spamSignalLabels[signal].meaning}</dd>
              </div>
            ))}
          </dl>
        </DetailSection>
      ) : null}
      <RequestOrigin source={request.source} />
      <NotesEditor request={request} onReload={onReload} />
      <Deliveries request={request} outbox={outbox} />
      <Permitted to="administer">
        <DetailSection heading="This person’s data">
          <div className="set-actions">
            <PersonRights email={request.email} onErased={onErased} />
          </div>
        </DetailSection>
      </Permitted>
      {suspect ? null : (
        <p className="adm-to-suspected">
          <Button aria-disabled={actions.busy} onClick={() => void actions.move([id], true)}>
            Mark as suspected spam
          </Button>
        </p>
      )}
    </>
  );
}

interface PersonRightsProps {
  email: string;
  onErased: () => void;
}

/** Data subject rights: export and erasure (product 8.7). */
function PersonRights({ email, onErased }: PersonRightsProps) {
  const [asking, setAsking] = useState(false);
  const { busy, exportData, eraseData } = usePersonData();
  const erase = async () => {
    if (await eraseData(email)) {
      setAsking(false);
      onErased();
    }
  };
  return (
    <>
      <Button aria-disabled={busy} onClick={() => void exportData(email)}>
        Export data
      </Button>
      <Button danger aria-disabled={busy} onClick={() => setAsking(true)}>
        Erase data
      </Button>
      <EraseDialog
        email={asking ? email : undefined}
        busy={busy}
        onErase={() => void erase()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type Request = Pick<RequestDetailQuery['visitorRequest'], 'email' | 'otherRequests'>;

/** Links to other requests from the same person. */
function OtherRequests({ request: { email, otherRequests } }: { request: Request }) {
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
function RequestOrigin({ source }: { source: Source }) {
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
