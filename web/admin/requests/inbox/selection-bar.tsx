import { Button } from 'antd';
import type { RequestStatus } from '../../../generated/admin.ts';
import { AssignMenu } from '../assignment/assign-menu.tsx';
import { statusLabels } from '../request-labels.ts';
import { requestStatuses } from '../request-view.ts';

interface SelectionBarProps {
  /** The number of selected requests; 0 hides the bar. */
  count: number;
  busy: boolean;
  /** Whether the list is the view of suspected spam. */
  suspectedSpam: boolean;
  onStatus: (status: RequestStatus) => void;
  onAssign: (to: string | null) => void;
  onMove: (isSpam: boolean) => void;
}

/** The actions for all selected requests. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, busy, suspectedSpam, onStatus, onAssign, onMove } = props;
  if (count === 0) {
    return null;
  }
  return (
    <div className="adm-selection" role="group" aria-label="Selected requests">
      <p role="status">{count === 1 ? '1 request selected' : `${count} requests selected`}</p>
      {requestStatuses.map((status) => (
        <Button key={status} aria-disabled={busy} onClick={() => onStatus(status)}>
          {`Mark as ${statusLabels[status].text.toLowerCase()}`}
        </Button>
      ))}
      <AssignMenu busy={busy} onChoose={onAssign} />
      <Button aria-disabled={busy} onClick={() => onMove(!suspectedSpam)}>
        {suspectedSpam ? 'Move to inbox' : 'Mark as suspected spam'}
      </Button>
    </div>
  );
}
