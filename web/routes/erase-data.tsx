import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import {
  allowExpiredLink,
  ExpiredPreferences,
  PreferencesFrame,
} from '../components/preferences/preferences-frame.tsx';
import { ErasurePageDocument, useErasurePageQuery } from '../generated/preferences.ts';

/** Warms the cache with the address whose data would be erased; an expired link has none. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { token = '' } = params;
  await client.query({ query: ErasurePageDocument, variables: { token } }).catch(allowExpiredLink);
}

/** Where a person confirms that their data is erased (product 22.4). */
export function Component() {
  const { token = '', outcome } = useParams();
  const { data } = useErasurePageQuery({ variables: { token }, fetchPolicy: 'cache-only' });
  return data?.erasureEmail ? (
    <PreferencesFrame
      heading="Erase your data"
      outcome={outcome}
      lead={
        <>
          This erases everything that we store about{' '}
          <b className="pref-mail">{data.erasureEmail}</b>.
        </>
      }
    >
      <p>
        That means all your requests, our replies and notes about them, and your meetings. Nobody
        can undo this.
      </p>
      <form method="post" action={`/preferences/erase/${token}`}>
        <button className="btn btn-p">Erase everything</button>
      </form>
    </PreferencesFrame>
  ) : (
    <ExpiredPreferences>
      The link for erasing is valid for one hour. Open “Your data and consents” at the end of an
      e-mail from us to get a new one.
    </ExpiredPreferences>
  );
}
