import { Button, Input } from 'antd';
import { useState } from 'react';
import { aiSettingsRules } from '../../../schema/generation-rules.ts';
import { adminFailed, deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useAiSettingsQuery, useSaveAiSettingsMutation } from '../../generated/admin.ts';
import { adminFailureOf } from '../shell/admin-failure.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useFirstInvalid } from '../shell/use-first-invalid.ts';
import { useLeaveWarning } from '../shell/use-leave-warning.ts';
import { Loaded, SettingsCard } from './settings-card.tsx';

const hint =
  'One per line, such as “Say payer, not insurer” or “Write to colleagues, not to patients”. The AI generator follows them in every post it writes or revises. Whatever you enter here, it uses British English, invents no facts and answers in its usual format.';

/** Rules of style, which are part of every request to the AI generator. */
export function HouseRules() {
  const answer = useAiSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="AI generator">
      <Loaded what="the house rules" answer={answer}>
        {({ aiSettings }) => <HouseRulesForm stored={aiSettings.houseRules} />}
      </Loaded>
    </SettingsCard>
  );
}

function HouseRulesForm({ stored }: { stored: string }) {
  const [element, showFirstInvalid] = useFirstInvalid();
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  const [send, { loading }] = useSaveAiSettingsMutation();
  useLeaveWarning(text !== stored);

  const refuse = (message: string) => {
    setError(message);
    showFirstInvalid();
  };
  const save = async () => {
    const problem = aiSettingsRules.houseRules.safeParse(text).error?.issues[0]?.message;
    if (problem !== undefined) {
      refuse(problem);
      return;
    }
    try {
      const { data } = await send({
        variables: { input: { houseRules: text } },
        refetchQueries: ['AiSettings'],
        awaitRefetchQueries: true,
      });
      setText((present) => (present === text && data ? data.saveAiSettings.houseRules : present));
      toast({ ...deskToasts.settingsSaved, variant: 'success' });
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      if (fields['houseRules'] !== undefined) refuse(fields['houseRules']);
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
  };
  return (
    <form
      className="adm-card-body set-stack"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      <LabelledField label="House rules for tone and style" error={error} hint={hint}>
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            autoSize={{ minRows: 4, maxRows: 16 }}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </LabelledField>
      <div>
        <Button htmlType="submit" loading={loading}>
          Save house rules
        </Button>
      </div>
    </form>
  );
}
