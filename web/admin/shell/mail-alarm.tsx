import { Alert } from 'antd';
import { Link } from 'react-router';
import { useMailAlarmQuery } from '../../generated/admin.ts';
import { settingsAddress } from './view-address.ts';
import { Moment } from './moment.tsx';
import { useAgainWhenShown } from './use-again-when-shown.ts';
import { whileInSight } from './while-in-sight.ts';

/** A warning above all tabs while e-mail cannot be delivered. */
export function MailAlarm() {
  const { data, previousData, refetch } = useMailAlarmQuery({
    fetchPolicy: 'network-only',
    ...whileInSight,
  });
  useAgainWhenShown(() => void refetch().catch(() => undefined));
  const failure = (data ?? previousData)?.mailHealth.failure;
  return failure ? (
    <Alert
      className="adm-alarm"
      type="error"
      showIcon
      title="E-mails are not being delivered."
      description={
        <>
          {failure.reason} {queuedText(failure.waiting)} Last failure:{' '}
          <Moment at={failure.at} inFull />.{' '}
          <Link className="tlink" to={settingsAddress('notifications')}>
            Settings
          </Link>
        </>
      }
    />
  ) : null;
}

function queuedText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1
    ? '1 e-mail is queued and will be sent once this is fixed.'
    : `${waiting.toLocaleString('en-US')} e-mails are queued and will be sent once this is fixed.`;
}
