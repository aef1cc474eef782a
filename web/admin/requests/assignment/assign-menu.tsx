import { Select } from 'antd';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import { useAssignees } from './use-assignees.ts';

const nobody = '';

interface AssignMenuProps {
  busy: boolean;
  onChoose: (to: string | null) => void;
}

/** Assigns the selection to the chosen administrator. */
export function AssignMenu({ busy, onChoose }: AssignMenuProps) {
  const assignees = useAssignees(undefined);
  return (
    <Select<string | null>
      className="adm-assign-menu"
      aria-label="Assign selected requests to"
      placeholder="Assign to …"
      suffix={<InterfaceIcon name="chevronDown" />}
      virtual={false}
      getPopupContainer={popupContainer}
      popupMatchSelectWidth={false}
      value={null}
      onChange={(to) => {
        if (!busy) onChoose(to === nobody ? null : to);
      }}
      options={[
        ...assignees.map(({ email, text }) => ({ value: email, label: text })),
        { value: nobody, label: 'Nobody' },
      ]}
    />
  );
}
