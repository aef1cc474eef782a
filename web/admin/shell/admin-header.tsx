import { Button } from 'antd';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { welcomeName } from '../../../schema/messages.ts';
import type { Viewer } from '../session/session.ts';
import { AdminIcon } from './admin-icon.tsx';
import { Brand } from './brand.tsx';

interface AdminHeaderProps {
  viewer: Viewer;
  onGoTo: () => void;
}

/** The name of the administrator, "Go to", and the logout (product 5.1). */
export function AdminHeader({ viewer, onGoTo }: AdminHeaderProps) {
  const name = welcomeName(viewer);
  return (
    <header className="adm-bar">
      <div className="adm-wrap">
        <Brand />
        <h1>Blog admin</h1>
        <p className="adm-welcome" title={name}>
          Welcome, <b>{name}</b>
        </p>
        <span className="adm-avatar" aria-hidden="true">
          {/./u.exec(name)?.[0].toUpperCase()}
        </span>
        <Button
          aria-keyshortcuts="Control+K Meta+K"
          icon={<InterfaceIcon name="search" />}
          onClick={onGoTo}
        >
          Go to
        </Button>
        <Button
          icon={<AdminIcon name="logout" />}
          onClick={() => window.location.assign('/api/logout')}
        >
          Logout
        </Button>
      </div>
    </header>
  );
}
