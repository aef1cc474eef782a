import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { notificationsId } from '../components/toast/toast-store.ts';
import { Toaster } from '../components/toast/toaster.tsx';
import { Tooltips } from '../components/tooltip/tip.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { useLoginReturn } from './login/use-login-return.ts';
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
