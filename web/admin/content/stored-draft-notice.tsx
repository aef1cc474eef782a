import { Alert, Button } from 'antd';

interface StoredDraftNoticeProps {
  onRestore: () => void;
}

/** Offers a stored draft that was not opened. */
export function StoredDraftNotice({ onRestore }: StoredDraftNoticeProps) {
  return (
    <Alert
      className="adm-failure"
      type="info"
      showIcon
      role="status"
      title="Your text is saved as a draft."
      action={<Button onClick={onRestore}>Restore</Button>}
    />
  );
}
