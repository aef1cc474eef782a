import { useRef } from 'react';
import { Button, Segmented, Tag } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import {
  MayExportDocument,
  useAssigneesQuery,
  useDeskMailQuery,
  useSuspectCountQuery,
} from '../../generated/admin.ts';
import { RefreshButton } from '../figures/refresh-button.tsx';
import { RequestInbox } from './inbox/request-inbox.tsx';
import { MeetingsPanel } from './meetings/meetings-panel.tsx';
import { RequestOverview } from './overview/request-overview.tsx';
import {
  readRequestView,
  requestExportAddress,
  requestFilterOf,
  type RequestPanel,
  type RequestView,
  withRequestView,
} from './request-view.ts';
import { SearchField } from '../shell/search-field.tsx';
import { useViewAddress } from '../shell/view-address.ts';
import { ReplyTemplates } from '../reply-templates/reply-templates.tsx';
import { Moment } from '../shell/moment.tsx';
import { Card, Loaded } from '../shell/card.tsx';
import { downloadFrom } from '../download.ts';
import { useAction } from '../shell/show-failure.ts';
import { useMay } from '../session/permissions.tsx';
import '../figures/figures.css';
import './requests.css';
import '../deliveries/deliveries.css';
import './detail/detail.css';
import './inbox/inbox.css';

/** The "Requests" tab: both kinds of request in one list, newest first (product 8.2). */
export default function RequestsTab() {
  const [address, setAddress] = useViewAddress();
  const view = readRequestView(address);
  const change = (changes: Partial<RequestView>, replace: boolean) =>
    setAddress((current) => withRequestView(current, changes), {
      replace,
      preventScrollReset: true,
    });

  const me = useAssigneesQuery().data?.viewer?.email.toLowerCase();
  const filter = requestFilterOf(view, me);
  const isListed = view.panel === undefined || view.panel === 'suspects';
  const bar = useRef<HTMLDivElement>(null);

  return (
    <section aria-label="Requests">
      <h2 className="sr">Requests</h2>
      <div className="adm-desk-bar" ref={bar} role="search" aria-label="Requests">
        <PanelChoice
          panel={view.panel}
          onChoose={(panel) => change({ panel, requestId: undefined }, false)}
        />
        {isListed ? (
          <>
            <SearchField
              label="Search requests"
              value={view.search}
              onSearch={(search) => change({ search }, true)}
            />
            {filter ? <ExportButton address={requestExportAddress(filter)} /> : null}
          </>
        ) : null}
        <RefreshButton />
      </div>
      {view.panel === 'overview' ? (
        <RequestOverview view={view} onChange={change} />
      ) : view.panel === 'mail' ? (
        <MailPanel />
      ) : view.panel === 'meetings' ? (
        <MeetingsPanel
          openId={view.requestId}
          onOpen={(requestId, replace) => change({ requestId }, replace)}
        />
      ) : (
        <RequestInbox
          key={view.panel}
          view={view}
          me={me}
          onChange={change}
          onSearch={() => bar.current?.querySelector<HTMLElement>('[type="search"]')?.focus()}
        />
      )}
    </section>
  );
}

/** Whether e-mail is delivered, and the reply templates, for the desk (product 21.6). */
function MailPanel() {
  const answer = useDeskMailQuery({ fetchPolicy: 'network-only' });
  return (
    <div className="set-stack">
      <Card heading="Mail">
        <Loaded what="the state of the mail server" answer={answer}>
          {({ mailHealth: { failure }, outboxSummary: { smtpConfigured, waiting } }) => (
            <dl className="adm-card-body set-facts">
              <div>
                <dt>E-mail server</dt>
                <dd>
                  {failure ? (
                    <>
                      <Tag className="adm-tag adm-tag-warn">Failing</Tag> {failure.reason} Last
                      failure: <Moment at={failure.at} inFull />.
                    </>
                  ) : smtpConfigured ? (
                    <Tag className="adm-tag adm-tag-ok">Configured</Tag>
                  ) : (
                    <Tag className="adm-tag adm-tag-warn">Not configured</Tag>
                  )}
                </dd>
              </div>
              <div>
                <dt>Queued</dt>
                <dd>{waiting === 0 ? 'None' : waiting.toLocaleString('en-US')}</dd>
              </div>
            </dl>
          )}
        </Loaded>
      </Card>
      <ReplyTemplates />
    </div>
  );
}

/**
 * Downloads the list with the current filter from `address`, streamed by the server. Checks first
 * whether the server accepts the request: an error response would be saved in place of the list.
 */
function ExportButton({ address }: { address: string }) {
  const client = useApolloClient();
  const { busy, carryOut } = useAction();

  const download = () =>
    carryOut(async () => {
      await client.query({ query: MayExportDocument, fetchPolicy: 'no-cache' });
      downloadFrom(address);
    });
  return (
    <Button loading={busy && { delay: 300 }} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}

type Choice = RequestPanel | 'inbox';

interface PanelChoiceProps {
  panel: RequestPanel | undefined;
  onChoose: (panel: RequestPanel | undefined) => void;
}

/** A choice of inbox, suspected spam with its count, meetings, overview, and mail for the desk. */
function PanelChoice({ panel, onChoose }: PanelChoiceProps) {
  // Owners have both in the settings.
  const ownMail = !useMay('administer');
  const { data } = useSuspectCountQuery({ fetchPolicy: 'network-only' });
  const suspectedCount = data?.visitorRequests.totalCount ?? 0;
  return (
    <Segmented<Choice>
      aria-label="View"
      tabIndex={-1}
      value={panel ?? 'inbox'}
      onChange={(choice) => onChoose(choice === 'inbox' ? undefined : choice)}
      options={[
        { value: 'inbox', label: 'Inbox' },
        {
          value: 'suspects',
          label:
            suspectedCount > 0 ? `Suspects ${suspectedCount.toLocaleString('en-US')}` : 'Suspects',
        },
        { value: 'meetings', label: 'Meetings' },
        { value: 'overview', label: 'Overview' },
        ...(ownMail ? [{ value: 'mail' as const, label: 'Mail' }] : []),
      ]}
    />
  );
}
