import { Button } from 'antd';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { useSendTestEmailMutation } from '../../generated/admin.ts';
import { useAction } from '../shell/show-failure.ts';

/** Sends a test e-mail and shows the response of the mail server. */
export function MailTest() {
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
