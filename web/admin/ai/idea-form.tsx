import { Button, Input } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { aiLimits } from '../../../schema/limits.ts';
import { AdminIcon } from '../shell/admin-icon.tsx';

interface IdeaFormProps {
  idea: string;
  generating: boolean;
  onType: (idea: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Keeps the focus in the form when a generation disables the input, and when it ends. */
function useFocusWithin(generating: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(generating);
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || form.current?.contains(activeElement);
    if (was.current !== generating && lost) {
      const control = generating ? 'button[data-stop]' : 'textarea';
      form.current?.querySelector<HTMLElement>(control)?.focus();
    }
    was.current = generating;
  }, [generating]);
  return form;
}

/** The chat's input: Enter sends, Shift+Enter begins a new line. */
export function IdeaForm({ idea, generating, onType, onSend, onStop }: IdeaFormProps) {
  const form = useFocusWithin(generating);

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSend();
    }
  };

  return (
    <form
      className="adm-idea"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Input.TextArea
        aria-label="Blog idea"
        placeholder="Describe an idea"
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={aiLimits.briefMax}
        disabled={generating}
        value={idea}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button htmlType="submit" icon={<AdminIcon name="send" />} disabled={generating}>
        Send
      </Button>
      {generating ? (
        <Button data-stop="" icon={<AdminIcon name="stop" />} onClick={onStop}>
          Stop
        </Button>
      ) : null}
    </form>
  );
}
