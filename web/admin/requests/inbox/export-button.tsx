import { Button } from 'antd';
import { downloadFrom } from '../../download.ts';

/** Downloads the list under the current filter from `address`; the server streams it. */
export function ExportButton({ address }: { address: string }) {
  return <Button onClick={() => downloadFrom(address)}>Export CSV</Button>;
}
