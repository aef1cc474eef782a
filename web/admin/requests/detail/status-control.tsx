import { useId } from 'react';
import {
  outcomeNames,
  requestOutcomes,
  type RequestOutcome,
} from '../../../../schema/request-outcomes.ts';
import type { RequestDetailQuery, RequestStatus } from '../../../generated/admin.ts';
import { AdminSelect, LabelledSelect } from '../../shell/admin-select.tsx';
import { Moment } from '../../shell/moment.tsx';
import { statusLabels } from '../request-labels.ts';
import { StatusTag } from '../request-tag.tsx';
import { requestStatuses } from '../request-view.ts';

interface StatusControlProps {
  request: Pick<RequestDetailQuery['visitorRequest'], 'status' | 'outcome' | 'statusChanges'>;
  onChoose: (status: RequestStatus) => void;
  onOutcome: (outcome: RequestOutcome | null) => void;
}

const options = requestStatuses.map((value) => ({ value, label: statusLabels[value].text }));

const none = 'NONE';

const outcomeOptions = [
  { value: none, label: 'None' },
  ...requestOutcomes.map((value) => ({ value, label: outcomeNames[value] })),
];

/** The status of a request: a choice, its outcome once it is closed, and its history. */
export function StatusControl({ request, onChoose, onOutcome }: StatusControlProps) {
  const outcomeId = useId();
  const { status, outcome, statusChanges } = request;
  return (
    <div className="adm-status">
      <div className="adm-filter">
        <LabelledSelect<RequestStatus>
          label="Status"
          value={status}
          onChange={(chosen) => {
            if (chosen !== status) onChoose(chosen);
          }}
          options={options}
        />
      </div>
      {status === 'CLOSED' ? (
        <div className="adm-filter">
          <label htmlFor={outcomeId}>Outcome</label>
          <AdminSelect<RequestOutcome | typeof none>
            id={outcomeId}
            value={outcome ?? none}
            onChange={(chosen) => onOutcome(chosen === none ? null : chosen)}
            options={outcomeOptions}
          />
        </div>
      ) : null}
      {statusChanges.length > 0 ? (
        <ol className="adm-status-history" aria-label="Status history">
          {statusChanges.map((change) => (
            <li key={change.changedAt}>
              <StatusTag status={change.status} />
              <span>
                <Moment at={change.changedAt} inFull /> by {change.changedBy}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
