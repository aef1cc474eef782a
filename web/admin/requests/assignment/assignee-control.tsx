import { LabelledSelect } from '../../shell/admin-select.tsx';
import { useAssignees } from './use-assignees.ts';

const nobody = '';

interface AssigneeControlProps {
  /** E-mail address of the assignee; null if unassigned. */
  assignedTo: string | null | undefined;
  onChoose: (to: string | null) => void;
}

/** The assignee of a request. */
export function AssigneeControl({ assignedTo, onChoose }: AssigneeControlProps) {
  const assignees = useAssignees(assignedTo);
  const chosen = assignedTo ?? nobody;
  return (
    <div className="adm-filter">
      <LabelledSelect
        label="Assigned to"
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
    </div>
  );
}
