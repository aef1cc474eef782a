import { isWithdrawable } from '../../../schema/consent.ts';
import type { PreferencesPageQuery } from '../../generated/preferences.ts';
import { longDate } from '../long-date.ts';

type Request = PreferencesPageQuery['preferences']['requests'][number];
type Consent = Request['consents'][number];

interface SentRequestProps {
  request: Request;
  /** Where the forms are sent. */
  action: string;
}

/** One request of a person, with the consents given with it. */
export function SentRequest({ request, action }: SentRequestProps) {
  const { id, kind, sentOn, consents } = request;
  const what = kind === 'DEMO' ? 'Request for a demo' : 'Request for access to Loon Lens';
  const sent = longDate(sentOn);
  return (
    <article className="pref-req" aria-labelledby={id}>
      <h3 id={id}>
        {what}, {sent}
      </h3>
      <ul>
        {consents.map((consent) => (
          <li key={consent.name}>
            <p className="pref-said-then">“{consent.wording}”</p>
            <p className="pref-when">
              {consent.withdrawnAt === null
                ? `Agreed on ${timeText(consent.givenAt)}`
                : `Agreed on ${timeText(consent.givenAt)}, withdrawn on ${timeText(consent.withdrawnAt)}`}
            </p>
            {isWithdrawable(consent.name) && consent.withdrawnAt === null ? (
              <WithdrawForm
                request={id}
                consent={consent}
                action={action}
                of={`${what}, ${sent}`}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </article>
  );
}

interface WithdrawFormProps {
  request: string;
  consent: Consent;
  action: string;
  /** The request, for screen readers: there may be several. */
  of: string;
}

function WithdrawForm({ request, consent, action, of }: WithdrawFormProps) {
  const processing = consent.name === 'dataProcessingConsent';
  return (
    <form method="post" action={action}>
      <input type="hidden" name="requestId" value={request} />
      <input type="hidden" name="name" value={consent.name} />
      {processing ? (
        <p>If you withdraw this, we are asked to erase your data.</p>
      ) : (
        <p>If you withdraw this, our team sees it and does not send you news.</p>
      )}
      <button className="btn btn-s btn-sm" name="action" value="withdraw">
        Withdraw this consent
        <span className="sr">
          {' '}
          to {processing ? 'data processing' : 'communications'}: {of}
        </span>
      </button>
    </form>
  );
}

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "June 26, 2025 at 3:04 PM UTC", the same in every time zone. */
function timeText(iso: string): string {
  return `${time.format(new Date(iso))} UTC`;
}
