import { Button, Input } from 'antd';
import { z } from 'zod';
import { aiSettingsRules } from '../../../schema/generation-rules.ts';
import { deskToasts } from '../../../schema/messages.ts';
import { useAiSettingsQuery, useSaveAiSettingsMutation } from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useLeaveWarning } from '../shell/use-leave-warning.ts';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { Card, Loaded } from '../shell/card.tsx';

const rules = z.object(aiSettingsRules);
const hint =
  'One per line, such as “Say payer, not insurer” or “Write to colleagues, not to patients”. The AI generator follows them in every post it writes or revises. Whatever you enter here, it uses British English, invents no facts and answers in its usual format.';

/** Rules of style, which are part of every request to the AI generator. */
export function HouseRules() {
  const answer = useAiSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="AI generator">
      <Loaded what="the house rules" answer={answer}>
        {({ aiSettings: { houseRules } }) => <HouseRulesForm stored={{ houseRules }} />}
      </Loaded>
    </Card>
  );
}

function HouseRulesForm({ stored }: { stored: { houseRules: string } }) {
  const [save] = useSaveAiSettingsMutation();
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: stored,
    rules,
    send: async (input) => {
      const { data } = await save({ variables: { input } });
      return data && { houseRules: data.saveAiSettings.houseRules };
    },
    sent: deskToasts.settingsSaved,
  });
  useLeaveWarning(unsaved);
  return (
    <form className="adm-card-body set-stack" ref={element} noValidate onSubmit={submit}>
      <RuleField
        control={form.control}
        name="houseRules"
        label="House rules for tone and style"
        hint={hint}
      >
        {(attributes) => <Input.TextArea {...attributes} autoSize={{ minRows: 4, maxRows: 16 }} />}
      </RuleField>
      <div>
        <Button htmlType="submit" loading={sending}>
          Save house rules
        </Button>
      </div>
    </form>
  );
}
