import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { Tip } from '../../components/tooltip/tip.tsx';
import { AdminIcon } from '../shell/admin-icon.tsx';

/** Asks the server anew for everything that the tab shows, its counts included. */
export function RefreshButton() {
  const client = useApolloClient();
  // A failure is told by the view that failed.
  const refresh = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  return (
    <Tip label="Refresh">
      <Button
        aria-label="Refresh"
        icon={<AdminIcon name="refresh" />}
        onClick={() => void refresh()}
      />
    </Tip>
  );
}
