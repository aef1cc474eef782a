import { Checkbox } from 'antd';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { roleDescriptions, roleNames, roles } from '../../../../schema/roles.ts';
import { RuleField } from '../../shell/rule-field.tsx';

interface RoleChoiceProps<Values extends FieldValues, Input> {
  control: Control<Values, unknown, Input>;
  name: FieldPath<Values>;
}

/** Checkboxes for the roles, each with what it permits. */
export function RoleChoice<Values extends FieldValues, Input>({
  control,
  name,
}: RoleChoiceProps<Values, Input>) {
  return (
    <RuleField control={control} name={name} label="Roles">
      {({ value, onChange, 'aria-describedby': describedBy }, labelId) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
          <Checkbox.Group
            className="set-choices"
            value={value}
            onChange={onChange}
            options={roles.map((role) => ({
              value: role,
              label: (
                <>
                  {roleNames[role]}: {roleDescriptions[role]}
                </>
              ),
            }))}
          />
        </div>
      )}
    </RuleField>
  );
}
