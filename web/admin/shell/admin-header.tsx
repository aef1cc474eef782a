import { Button } from 'antd';
import { welcomeName } from '../../../schema/messages.ts';
import type { Viewer } from '../session/session.ts';
import { AdminIcon } from './admin-icon.tsx';
import { Brand } from './brand.tsx';

/** The name of the administrator, and the logout (product 5.1). */
export function AdminHeader({ viewer }: { viewer: Viewer }) {
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
          icon={<AdminIcon name="logout" />}
          onClick={() => window.location.assign('/api/logout')}
        >
          Logout
        </Button>
      </div>
    </header>
  );
}
