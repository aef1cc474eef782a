import { Select } from 'antd';
import { useId } from 'react';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import type { RequestDetailQuery, RequestStatus } from '../../../generated/admin.ts';
import { popupContainer } from '../../shell/popup-container.ts';
import { Moment } from '../../shell/moment.tsx';
import { statusLabels } from '../request-labels.ts';
import { StatusTag } from '../request-tag.tsx';
import { requestStatuses } from '../request-view.ts';

interface StatusControlProps {
  request: Pick<RequestDetailQuery['visitorRequest'], 'status' | 'statusChanges'>;
  onChoose: (status: RequestStatus) => void;
}

const options = requestStatuses.map((value) => ({ value, label: statusLabels[value].text }));

/** The status of a request: a choice, and its history. */
export function StatusControl({ request, onChoose }: StatusControlProps) {
  const id = useId();
  const chosenId = useId();
  const { status, statusChanges } = request;
  return (
    <div className="adm-status">
      <div className="adm-filter">
        <label htmlFor={id}>Status</label>
        <Select<RequestStatus>
          id={id}
          aria-describedby={chosenId}
          suffix={<InterfaceIcon name="chevronDown" />}
          virtual={false}
          getPopupContainer={popupContainer}
          value={status}
          onChange={(chosen) => {
            if (chosen !== status) onChoose(chosen);
          }}
          options={options}
        />
        <span hidden id={chosenId}>
          {statusLabels[status].text}
        </span>
      </div>
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
