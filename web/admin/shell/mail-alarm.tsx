import { Alert } from 'antd';
import { Link } from 'react-router';
import { skipToken, useQuery } from '@apollo/client/react';
import { MailAlarmDocument } from '../../generated/admin.ts';
import { useMay } from '../session/permissions.tsx';
import { settingsAddress } from './view-address.ts';
import { Moment } from './moment.tsx';
import { useAgainWhenShown, whileInSight } from './page-visibility.ts';

/** A warning above all tabs while e-mail cannot be delivered. */
export function MailAlarm() {
  const handles = useMay('handleRequests');
  const mayChange = useMay('administer');
  const { data, previousData, refetch } = useQuery(
    MailAlarmDocument,
    handles ? { fetchPolicy: 'network-only', ...whileInSight } : skipToken,
  );
  useAgainWhenShown(() => {
    if (handles) void refetch().catch(() => undefined);
  });
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
          {mayChange ? (
            <Link className="tlink" to={settingsAddress('notifications')}>
              Settings
            </Link>
          ) : null}
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
