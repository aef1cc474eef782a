import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { MayExportDocument } from '../../../generated/admin.ts';
import { downloadFrom } from '../../download.ts';
import { useAction } from '../../shell/show-failure.ts';

/**
 * Downloads the list with the current filter from `address`, streamed by the server. Checks first
 * whether the server accepts the request: an error response would be saved in place of the list.
 */
export function ExportButton({ address }: { address: string }) {
  const client = useApolloClient();
  const { busy, carryOut } = useAction();

  const download = () =>
    carryOut(async () => {
      await client.query({ query: MayExportDocument, fetchPolicy: 'no-cache' });
      downloadFrom(address);
    });
  return (
    <Button loading={busy && { delay: 300 }} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}
