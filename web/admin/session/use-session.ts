import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { authCheckFailed } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { ViewerDocument } from '../../generated/admin.ts';
import { createAdminClient } from '../admin-client.ts';
import { nextSession, type SessionEvent } from './session.ts';

const channelName = 'loon-admin-login';

/** Notifies the administration's other tabs of a login. */
function announceLogin(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('logged in');
  channel.close();
}

/** Calls `listener` after a login in another tab. Returns a function that unsubscribes it. */
function onLoginAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/**
 * Loads the current administrator without the cache: a result of null must not empty the screen.
 */
async function fetchViewer(client: ApolloClient): Promise<SessionEvent> {
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return { type: 'checked', viewer: data?.viewer ?? null };
  } catch {
    return { type: 'unreachable' };
  }
}

/**
 * The administrator's session: checked once at the start (product 5.1), flagged as ended by the
 * first UNAUTHENTICATED response, and resumed in place after a new login, even in another tab.
 */
export function useSession() {
  const [session, dispatch] = useReducer(nextSession, { state: 'checking' });
  const [client] = useState(() => createAdminClient(() => dispatch({ type: 'ended' })));

  const check = useCallback(async (): Promise<boolean> => {
    const event = await fetchViewer(client);
    dispatch(event);
    if (event.type === 'unreachable') {
      toast({ ...authCheckFailed, variant: 'destructive' });
    }
    return event.type === 'checked' && event.viewer !== null;
  }, [client]);

  /** Checks the session again; resolves with whether an administrator is logged in. */
  const resume = useCallback(async (): Promise<boolean> => {
    const loggedIn = await check();
    if (loggedIn) {
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    return loggedIn;
  }, [check, client]);

  const begin = useEffectEvent(async () => {
    if (await check()) {
      announceLogin();
    }
  });
  useEffect(() => void begin(), []);

  const ended = session.state === 'logged-in' && session.ended;
  useEffect(() => (ended ? onLoginAnnounced(() => void resume()) : undefined), [ended, resume]);

  return { client, session, resume };
}
