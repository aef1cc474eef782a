import { Button, Input } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import { FieldError } from '../../shell/labelled-field.tsx';

interface IdeaFormProps {
  idea: string;
  placeholder: string;
  /** The validation message. */
  problem: string | undefined;
  generating: boolean;
  onType: (idea: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Returns the focus to the form when a generation disables the input and when it ends. */
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

/** The input of the chat: Enter sends, Shift+Enter inserts a line break. */
export function IdeaForm(props: IdeaFormProps) {
  const { idea, placeholder, problem, generating, onType, onSend, onStop } = props;
  const problemId = useId();
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
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        placeholder={placeholder}
        autoSize={{ minRows: 1, maxRows: 6 }}
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
      <FieldError id={problemId} text={problem} alert />
    </form>
  );
}
