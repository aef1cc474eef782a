import { Button } from 'antd';
import './media.css';

interface SendingBarProps {
  /** From 0 to 1; undefined if no upload is in progress. */
  progress: number | undefined;
  onCancel: () => void;
}

/** The progress of an upload, and a button to cancel it. */
export function SendingBar({ progress, onCancel }: SendingBarProps) {
  return (
    <div className="adm-sending" role="status">
      {progress === undefined ? null : (
        <>
          <span>Uploading…</span>
          <progress aria-label="Uploading" value={progress} />
          <Button size="small" onClick={onCancel}>
            Cancel upload
          </Button>
        </>
      )}
    </div>
  );
}
