import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { RefCallBack } from 'react-hook-form';
import type { ControlAttributes } from '../../../shell/labelled-field.tsx';
import { LinkDialog } from '../../../editor/link-dialog.tsx';
import { Toolbar } from '../../../editor/toolbar.tsx';
import { useAfterDialog } from '../../../shell/use-focus-return.ts';
import {
  continueList,
  linkAround,
  setLink,
  toggleEmphasis,
  toggleList,
  type Edit,
  type Selected,
} from './answer-edits.ts';
import { pastedAnswer } from './pasted-answer.ts';

const tools = ['bold', 'italic', 'bulletList', 'link'] as const;
type Tool = (typeof tools)[number];
const keys: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };

interface AnswerTextProps {
  /** Accessible name of the toolbar. */
  label: string;
  field: {
    name: string;
    value: string;
    ref: RefCallBack;
    onChange: (text: string) => void;
    onBlur: () => void;
  };
  attributes: ControlAttributes;
}

/**
 * An answer as Markdown, with buttons and keys for formatting. Pasted text keeps its formatting.
 */
export function AnswerText({ label, field, attributes }: AnswerTextProps) {
  const [asked, setAsked] = useState<Selected>();

  const area = (): HTMLTextAreaElement | undefined => {
    const element = document.getElementById(attributes.id);
    return element instanceof HTMLTextAreaElement ? element : undefined;
  };
  const selected = (): Selected => {
    const { value = field.value, selectionStart = 0, selectionEnd = 0 } = area() ?? {};
    return { text: value, from: selectionStart, to: selectionEnd };
  };
  const apply = (tool: Tool): void => {
    const now = selected();
    if (tool === 'link') setAsked(now);
    else write(area(), tool === 'bulletList' ? toggleList(now) : toggleEmphasis(now, tool));
  };
  const press = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const tool = keys[event.key.toLowerCase()];
    if (tool !== undefined && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      event.preventDefault();
      apply(tool);
    }
    const plainEnter = event.key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey;
    const next = plainEnter ? continueList(selected()) : undefined;
    if (next) {
      event.preventDefault();
      write(area(), next);
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const html = event.clipboardData.getData('text/html');
    const by = html === '' ? '' : pastedAnswer(html);
    if (by === '') return;
    event.preventDefault();
    const { from, to } = selected();
    write(area(), { from, to, by, select: [from + by.length, from + by.length] });
  };
  // The dialog's edit is applied after the dialog is closed.
  const said = useRef<Edit>(undefined);
  useAfterDialog(asked !== undefined, () => {
    if (said.current) write(area(), said.current);
    else area()?.focus();
    said.current = undefined;
  });

  return (
    <div className="adm-answer">
      <Toolbar label={`Formatting of ${label}`} names={tools} onUse={apply} />
      <Input.TextArea
        {...field}
        {...attributes}
        ref={(element: TextAreaRef | null) => field.ref(element)}
        autoSize={{ minRows: 2, maxRows: 10 }}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {asked === undefined ? null : (
        <LinkDialog
          href={linkAround(asked)?.href ?? ''}
          onApply={(href, title) => {
            said.current = setLink(asked, href, title);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** The only API that edits a field and preserves the browser's own undo history. */
interface TypingDocument {
  execCommand: (command: 'insertText' | 'delete', ui: false, text: string) => boolean;
}

const typing: TypingDocument = document;

/** Applies an edit like typed input, so that it can be undone. */
function write(area: HTMLTextAreaElement | undefined, { from, to, by, select }: Edit): void {
  if (area === undefined) return;
  area.focus();
  area.setSelectionRange(from, to);
  if (by !== '' || from !== to) typing.execCommand(by === '' ? 'delete' : 'insertText', false, by);
  area.setSelectionRange(...select);
}
