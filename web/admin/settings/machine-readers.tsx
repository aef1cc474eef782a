import { Button, Radio } from 'antd';
import { z } from 'zod';
import {
  machinePermissions,
  machineReaderRules,
  type MachinePermission,
} from '../../../schema/machine-reader-rules.ts';
import { deskToasts } from '../../../schema/messages.ts';
import {
  useMachineReaderSettingsQuery,
  useSaveMachineReaderSettingsMutation,
  type MachineReaderSettingsQuery,
} from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useLeaveWarning } from '../shell/use-leave-warning.ts';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { Card, Loaded } from '../shell/card.tsx';

type Settings = Pick<
  MachineReaderSettingsQuery['machineReaderSettings'],
  keyof typeof machineReaderRules
>;

const rules = z.object(machineReaderRules);

const uses = [
  {
    name: 'search',
    label: 'Search',
    hint: 'Search engines may list the pages, with links and short excerpts.',
  },
  {
    name: 'aiInput',
    label: 'Answers to people',
    hint: 'AI assistants may use the texts to answer a person’s question.',
  },
  { name: 'aiTrain', label: 'Training', hint: 'The texts may be used to train AI models.' },
] as const;

const permissionNames: Record<MachinePermission, string> = {
  ALLOWED: 'Allowed',
  DISALLOWED: 'Not allowed',
  UNSTATED: 'Not stated',
};

const choices = machinePermissions.map((value) => ({ value, label: permissionNames[value] }));

/** What machines may do with the texts of the site (product 13.12). */
export function MachineReaders() {
  const answer = useMachineReaderSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Machine readers">
      <Loaded what="what machines may do" answer={answer}>
        {({ machineReaderSettings: { search, aiInput, aiTrain } }) => (
          <MachineReadersForm stored={{ search, aiInput, aiTrain }} />
        )}
      </Loaded>
    </Card>
  );
}

function MachineReadersForm({ stored }: { stored: Settings }) {
  const [save] = useSaveMachineReaderSettingsMutation();
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: stored,
    rules,
    send: async (input) => {
      const { data } = await save({ variables: { input } });
      if (!data) return undefined;
      const { search, aiInput, aiTrain } = data.saveMachineReaderSettings;
      return { search, aiInput, aiTrain };
    },
    sent: deskToasts.settingsSaved,
  });
  useLeaveWarning(unsaved);
  return (
    <form className="adm-card-body set-stack" ref={element} noValidate onSubmit={submit}>
      <p>
        What you state here is public in <code>/robots.txt</code>. Operators of machines decide
        whether they respect it.
      </p>
      {uses.map(({ name, label, hint }) => (
        <RuleField key={name} control={form.control} name={name} label={label} hint={hint}>
          {({ value, onChange, 'aria-describedby': describedBy }, labelId) => (
            <Radio.Group
              role="radiogroup"
              aria-labelledby={labelId}
              aria-describedby={describedBy}
              value={value}
              onChange={onChange}
              options={choices}
            />
          )}
        </RuleField>
      ))}
      <div>
        <Button htmlType="submit" loading={sending}>
          Save machine readers
        </Button>
      </div>
    </form>
  );
}
