import { Button } from 'antd';
import { z } from 'zod';
import { peopleRules, peopleToasts } from '../../../../schema/people-rules.ts';
import { useSavePersonRolesMutation, type PersonEntryFragment } from '../../../generated/admin.ts';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { RoleChoice } from './role-choice.tsx';

interface PersonRolesProps {
  person: PersonEntryFragment;
  onClose: () => void;
}

const rules = z.object({ roles: peopleRules.roles });

/** Changes what a person may do. */
export function PersonRoles({ person: { id, email, roles }, onClose }: PersonRolesProps) {
  const [save] = useSavePersonRolesMutation();
  const { form, element, submit, sending } = useRuleForm({
    values: { roles },
    rules,
    send: async (input) => {
      await save({ variables: { id, ...input } });
      onClose();
      return undefined;
    },
    sent: peopleToasts.rolesSaved,
  });
  return (
    <form
      className="set-stack"
      ref={element}
      noValidate
      aria-label={`Roles of ${email}`}
      onSubmit={submit}
    >
      <RoleChoice control={form.control} name="roles" />
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Save roles
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
