import { Alert, Button } from 'antd';

interface StoredDraftNoticeProps {
  onRestore: () => void;
}

/** Says that a text which gave way to another one is kept, and offers it. */
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
