import { Tag } from 'antd';
import { useDeskMailQuery } from '../../generated/admin.ts';
import { ReplyTemplates } from '../reply-templates/reply-templates.tsx';
import { Moment } from '../shell/moment.tsx';
import { Loaded, SettingsCard } from '../shell/settings-card.tsx';

/** Whether e-mail is delivered, and the reply templates, for the desk (product 21.6). */
export function MailPanel() {
  const answer = useDeskMailQuery({ fetchPolicy: 'network-only' });
  return (
    <div className="set-stack">
      <SettingsCard heading="Mail">
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
      </SettingsCard>
      <ReplyTemplates />
    </div>
  );
}
