import { preferencesLabel } from '../../../schema/preferences.ts';
import type { PreferencesPageQuery } from '../../generated/preferences.ts';
import { PreferencesFrame } from './preferences-frame.tsx';
import { SentRequest } from './sent-request.tsx';

interface PreferencesPageProps {
  token: string;
  outcome: string | undefined;
  preferences: PreferencesPageQuery['preferences'];
}

/**
 * What a person agreed to, and what they can do about their data (product 22.2). All buttons belong
 * to forms that the browser sends, so that they work without JavaScript.
 */
export function PreferencesPage({ token, outcome, preferences }: PreferencesPageProps) {
  const { email, requests } = preferences;
  const action = `/preferences/${token}`;
  return (
    <PreferencesFrame
      heading={preferencesLabel}
      outcome={outcome}
      lead={
        <>
          This page is for <b className="pref-mail">{email}</b>. Here you can see what you agreed
          to, change your mind, get a copy of your data, or have it erased.
        </>
      }
    >
      <section aria-labelledby="consents">
        <h2 id="consents">What you agreed to</h2>
        {requests.map((request) => (
          <SentRequest key={request.id} request={request} action={action} />
        ))}
      </section>
      <section aria-labelledby="copy">
        <h2 id="copy">A copy of your data</h2>
        <p>We send everything that we store about you to {email}. You can ask once an hour.</p>
        <form method="post" action={action}>
          <button className="btn btn-s" name="action" value="send-data">
            Send me my data
          </button>
        </form>
      </section>
      <section aria-labelledby="erase">
        <h2 id="erase">Erase your data</h2>
        <p>
          We send an e-mail with a link to {email}. Your data is erased only when you open that link
          and confirm.
        </p>
        <form method="post" action={action}>
          <button className="btn btn-s" name="action" value="ask-for-erasure">
            Erase my data
          </button>
        </form>
      </section>
    </PreferencesFrame>
  );
}
