import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import {
  allowExpiredLink,
  ExpiredPreferences,
  PreferencesFrame,
} from '../components/preferences/preferences-frame.tsx';
import {
  PreferencesPageDocument,
  type PreferencesPageQuery,
  usePreferencesPageQuery,
} from '../generated/preferences.ts';
import { preferencesLabel } from '../../schema/preferences.ts';
import { SentRequest } from '../components/preferences/sent-request.tsx';

/** Warms the cache with the consents of the person; an invalid link has none. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { token = '' } = params;
  await client
    .query({ query: PreferencesPageDocument, variables: { token } })
    .catch(allowExpiredLink);
}

/** Where a person sees what they agreed to, and decides about their data. */
export function Component() {
  const { token = '', outcome } = useParams();
  const { data } = usePreferencesPageQuery({ variables: { token }, fetchPolicy: 'cache-only' });
  return data?.preferences ? (
    <PreferencesPage token={token} outcome={outcome} preferences={data.preferences} />
  ) : (
    <ExpiredPreferences>Please use the link in our latest e-mail to you.</ExpiredPreferences>
  );
}

interface PreferencesPageProps {
  token: string;
  outcome: string | undefined;
  preferences: PreferencesPageQuery['preferences'];
}

/**
 * What a person agreed to, and what they can do about their data (product 22.2). All buttons belong
 * to forms that the browser sends, so that they work without JavaScript.
 */
function PreferencesPage({ token, outcome, preferences }: PreferencesPageProps) {
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
