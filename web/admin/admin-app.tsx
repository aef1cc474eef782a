import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { notificationsId, toast } from '../components/toast/toast-store.ts';
import { Toaster } from '../components/toast/toaster.tsx';
import { Tooltips } from '../components/tooltips.tsx';
import { readLoginReturn } from './login/login-return.ts';
import { LoginScreen } from './login/login-screen.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { useSession } from './session/use-session.ts';
import { AdminScreens } from './navigation/admin-screens.tsx';
import { AdminLoading } from './shell/admin-loading.tsx';
import { loonTheme } from './theme.ts';
import './admin.css';
import './shell/cards.css';
import './shell/lists.css';

function letThrough(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest(`#${notificationsId}`)) {
    event.stopPropagation();
  }
}

/**
 * Lets F8 reach the notifications while a drawer or dialog traps the focus (product 2.21). Ant
 * Design's trap listens on the window, last in the event path: the event for focus in the
 * notifications is stopped before that.
 */
function useReachableNotifications(): void {
  useEffect(() => {
    document.addEventListener('focusin', letThrough);
    return () => document.removeEventListener('focusin', letThrough);
  }, []);
}

/**
 * Ant Design's own icon adds its name to the button's accessible name, sometimes even after
 * loading.
 */
const loadingIcon = <span className="adm-spinner" aria-hidden="true" />;

/** The blog administration (product 5.1): login screen or tabs, in the colours of the site. */
export default function AdminApp() {
  useReachableNotifications();
  return (
    <ConfigProvider
      theme={loonTheme}
      button={{ autoInsertSpace: false, loadingIcon }}
      wave={{ disabled: true }}
      virtual={false}
    >
      <Administration />
      <Toaster />
      <Tooltips />
    </ConfigProvider>
  );
}

function Administration() {
  const { client, session, resume } = useSession();
  const off = useLoginReturn();

  switch (session.state) {
    case 'checking':
      return <AdminLoading />;
    case 'anonymous':
      return <LoginScreen off={off} />;
    case 'logged-in':
      return (
        <ApolloProvider client={client}>
          <AdminScreens viewer={session.viewer} />
          <SessionEndedDialog open={session.ended} onContinue={resume} />
        </ApolloProvider>
      );
  }
}

/**
 * Reports the result of a return from the identity provider once and removes it from the URL.
 * Returns whether logging in is off.
 */
function useLoginReturn(): boolean {
  const [address, setAddress] = useSearchParams();
  // A login returns with a full page load, so the initial state is sufficient.
  const [off] = useState(() => readLoginReturn(address)?.off ?? false);
  const query = address.toString();
  const showReturn = useEffectEvent(() => {
    const returned = readLoginReturn(address);
    if (returned === undefined) {
      return;
    }
    if (returned.toast !== undefined) {
      toast(returned.toast);
    }
    setAddress(returned.rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => showReturn(), [query]);
  return off;
}
