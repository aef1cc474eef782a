import { Button } from 'antd';

interface SelectionBarProps {
  /** The number of selected posts; 0 hides the bar. */
  count: number;
  busy: boolean;
  onPublish: (published: boolean) => void;
  onDelete: () => void;
}

/** The actions for all selected posts. */
export function SelectionBar({ count, busy, onPublish, onDelete }: SelectionBarProps) {
  if (count === 0) {
    return null;
  }
  return (
    <div className="adm-selection" role="group" aria-label="Selected posts">
      <p role="status">{count === 1 ? '1 post selected' : `${count} posts selected`}</p>
      <Button aria-disabled={busy} onClick={() => onPublish(true)}>
        Publish selected
      </Button>
      <Button aria-disabled={busy} onClick={() => onPublish(false)}>
        Unpublish selected
      </Button>
      <Button danger aria-disabled={busy} onClick={onDelete}>
        Delete selected
      </Button>
    </div>
  );
}
