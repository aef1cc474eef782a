import { Button } from 'antd';

interface SendingBarProps {
  /** From 0 to 1; undefined while nothing is on its way. */
  progress: number | undefined;
  onCancel: () => void;
}

/** How the upload of a picture goes, and the way out of it. */
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
