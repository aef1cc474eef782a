import { Alert, Button, Tag } from 'antd';
import {
  type OutboxStateQuery,
  useMailAlarmQuery,
  useOutboxStateQuery,
  useSendTestEmailMutation,
} from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';
import { NotificationLog } from './notification-log.tsx';
import { Card, Loaded } from '../shell/card.tsx';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { useAction } from '../shell/show-failure.ts';

type Summary = OutboxStateQuery['outboxSummary'];

/** Whether and to whom new requests are announced, and undelivered notifications. */
export function NotificationState() {
  const answer = useOutboxStateQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Notifications" extra={<NotificationLog />}>
      <Loaded what="the notification status" answer={answer}>
        {({ outboxSummary }) => <State summary={outboxSummary} />}
      </Loaded>
    </Card>
  );
}

function State({ summary }: { summary: Summary }) {
  const { smtpConfigured, recipients, webhooksEnabled, waiting, givenUp } = summary;
  const missing = missingSettings(summary);
  return (
    <div className="adm-card-body set-stack">
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title="New requests are not announced by e-mail yet."
          description={
            <>
              <p>Notifications are queued and will be sent once this is configured.</p>
              <ul className="adm-titles">
                {missing.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          }
        />
      ) : null}
      <dl className="set-facts">
        <div>
          <dt>E-mail server</dt>
          <dd>
            <ServerTag configured={smtpConfigured} />
          </dd>
        </div>
        <div>
          <dt>Recipients</dt>
          <dd>{recipients.length > 0 ? recipients.join(', ') : 'None yet'}</dd>
        </div>
        <div>
          <dt>Webhooks</dt>
          <dd>{webhooksEnabled === 0 ? 'None enabled' : `${webhooksEnabled} enabled`}</dd>
        </div>
        <div>
          <dt>Queued</dt>
          <dd>
            {waiting === 0 ? 'None' : waiting.toLocaleString('en-US')}
            {summary.oldestWaitingSince === null ? null : (
              <span className="adm-quiet">
                , the oldest since <Moment at={summary.oldestWaitingSince} inFull />
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Stopped</dt>
          <dd>{givenUp === 0 ? 'None' : givenUp.toLocaleString('en-US')}</dd>
        </div>
      </dl>
      {smtpConfigured ? <MailTest /> : null}
    </div>
  );
}

/**
 * The state of the mail server; one that is configured but rejects messages is shown as failing.
 */
function ServerTag({ configured }: { configured: boolean }) {
  const failing = Boolean(useMailAlarmQuery().data?.mailHealth.failure);
  const works = configured && !failing;
  const text = failing ? 'Failing' : configured ? 'Configured' : 'Not configured';
  return <Tag className={works ? 'adm-tag adm-tag-ok' : 'adm-tag adm-tag-warn'}>{text}</Tag>;
}

function missingSettings({ smtpConfigured, recipients }: Summary): string[] {
  return [
    ...(smtpConfigured
      ? []
      : ['Set SMTP_URL and MAIL_FROM in the environment, and restart the site.']),
    ...(recipients.length > 0
      ? []
      : ['Set NOTIFY_EMAILS in the environment, or enter addresses under “Request handling”.']),
  ];
}

/** Sends a test e-mail and shows the response of the mail server. */
function MailTest() {
  const { busy, carryOut } = useAction();
  const [send, { data, loading }] = useSendTestEmailMutation({
    refetchQueries: ['MailAlarm', 'OutboxState'],
  });
  const test = loading ? undefined : data?.sendTestEmail;
  return (
    <div>
      <Button loading={loading} aria-disabled={busy} onClick={() => void carryOut(() => send())}>
        Send test e-mail
      </Button>
      <div role="status">
        {test ? (
          <p className={test.accepted ? 'adm-outcome adm-passed-idea' : 'adm-outcome adm-refused'}>
            <InterfaceIcon name={test.accepted ? 'check' : 'warning'} />
            <span>
              {test.outcome}
              {test.response ? <span className="adm-answer">{test.response}</span> : null}
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
