import { Select } from 'antd';
import { useId } from 'react';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import { useAssignees } from './use-assignees.ts';

const nobody = '';

interface AssigneeControlProps {
  /** E-mail address of the assignee; null if unassigned. */
  assignedTo: string | null | undefined;
  onChoose: (to: string | null) => void;
}

/** The assignee of a request. The description announces the current choice to screen readers. */
export function AssigneeControl({ assignedTo, onChoose }: AssigneeControlProps) {
  const id = useId();
  const chosenId = useId();
  const assignees = useAssignees(assignedTo);
  const chosen = assignedTo ?? nobody;
  return (
    <div className="adm-filter">
      <label htmlFor={id}>Assigned to</label>
      <Select
        id={id}
        aria-describedby={chosenId}
        suffix={<InterfaceIcon name="chevronDown" />}
        virtual={false}
        getPopupContainer={popupContainer}
        popupMatchSelectWidth={false}
        value={chosen}
        onChange={(to) => {
          if (to !== chosen) onChoose(to === nobody ? null : to);
        }}
        options={[
          { value: nobody, label: 'Nobody' },
          ...assignees.map(({ email, text }) => ({ value: email, label: text })),
        ]}
      />
      <span hidden id={chosenId}>
        {assignees.find(({ email }) => email === chosen)?.text ?? 'Nobody'}
      </span>
    </div>
  );
}
