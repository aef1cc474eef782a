import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import {
  allowExpiredLink,
  ExpiredPreferences,
} from '../components/preferences/preferences-frame.tsx';
import { PreferencesPage } from '../components/preferences/preferences-page.tsx';
import { PreferencesPageDocument, usePreferencesPageQuery } from '../generated/preferences.ts';

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
