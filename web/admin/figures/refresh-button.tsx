import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { AdminIcon } from '../shell/admin-icon.tsx';

/** Reloads everything that the tab shows, including its counts. */
export function RefreshButton() {
  const client = useApolloClient();
  // Each view reports its own errors.
  const refresh = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  return (
    <Button
      data-tip=""
      aria-label="Refresh"
      icon={<AdminIcon name="refresh" />}
      onClick={() => void refresh()}
    />
  );
}
