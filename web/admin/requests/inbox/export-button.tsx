import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { MayExportDocument } from '../../../generated/admin.ts';
import { downloadFrom } from '../../download.ts';
import { useAction } from '../../shell/show-failure.ts';

/**
 * Downloads the list under the current filter from `address`; the server streams it. Whether it
 * would is asked first: a refusal of the download itself would be saved as if it were the list.
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
