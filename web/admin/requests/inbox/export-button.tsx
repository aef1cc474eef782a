import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { adminFailed } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { MayExportDocument } from '../../../generated/admin.ts';
import { downloadFrom } from '../../download.ts';
import { adminFailureOf } from '../../posts/admin-failure.ts';

/**
 * Downloads the list under the current filter from `address`; the server streams it. Whether it
 * would is asked first: a refusal of the download itself would be saved as if it were the list.
 */
export function ExportButton({ address }: { address: string }) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);

  const download = async () => {
    setAsking(true);
    try {
      await client.query({ query: MayExportDocument, fetchPolicy: 'no-cache' });
      downloadFrom(address);
    } catch (thrown) {
      toast({ ...adminFailed(adminFailureOf(thrown).message), variant: 'destructive' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button loading={asking && { delay: 300 }} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}
