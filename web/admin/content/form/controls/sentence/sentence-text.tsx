import type { EditorView } from '@milkdown/prose/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { internalPlaces } from '../../../../../../schema/content/parts.ts';
import type { ControlAttributes } from '../../../../shell/labelled-field.tsx';
import { applyLink } from '../../../../editor/editor-actions.ts';
import { LinkDialog } from '../../../../editor/link-dialog.tsx';
import { linkAt } from '../../../../editor/link-range.ts';
import { Toolbar } from '../../../../editor/toolbar.tsx';
import { useAfterDialog } from '../../../../shell/use-focus-return.ts';
import type { Run } from '../../../fields/linked-text.ts';
import { openSentence } from './open-sentence.ts';
import '../../../../editor/editor.css';

interface SentenceTextProps {
  label: string;
  labelId: string;
  attributes: ControlAttributes;
  /** The initial sentence; later changes of this property are ignored. */
  runs: readonly Run[];
  onChange: (runs: Run[]) => void;
  onBlur: () => void;
  /** Called with a function that focuses the text. */
  onReady: (focus: () => void) => void;
}

const tools = ['link'] as const;

/** The editor of a sentence with links, which looks as visitors will see it. */
export default function SentenceText(props: SentenceTextProps) {
  const { label, labelId, attributes } = props;
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [inLink, setInLink] = useState(false);
  /** The URL of the link that the dialog edits; empty for a new link. */
  const [asked, setAsked] = useState<string>();

  const askForLink = () => {
    const present = view.current && linkAt(view.current.state);
    setAsked(String(present?.mark.attrs['href'] ?? ''));
  };
  const takeLinkKey = useEffectEvent(() => askForLink());
  const change = useEffectEvent((runs: Run[]) => props.onChange(runs));
  const blur = useEffectEvent(() => props.onBlur());
  const open = useEffectEvent((holder: HTMLElement) => {
    const opened = openSentence({
      root: holder,
      runs: props.runs,
      onChange: change,
      onUpdate: (state) => setInLink(linkAt(state) !== undefined),
      onBlur: blur,
      onLink: takeLinkKey,
    });
    view.current = opened;
    props.onReady(() => opened.focus());
    return opened;
  });
  useEffect(() => {
    if (root.current === null) return undefined;
    const opened = open(root.current);
    return () => {
      view.current = undefined;
      opened.destroy();
    };
  }, []);

  const invalid = String(attributes['aria-invalid']);
  const { id, 'aria-describedby': describedBy } = attributes;
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        ...{ id, role: 'textbox', 'aria-labelledby': labelId, 'aria-multiline': 'false' },
        ...{ 'aria-required': 'true', 'aria-invalid': invalid },
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    });
  }, [id, labelId, invalid, describedBy]);

  useAfterDialog(asked !== undefined, () => view.current?.focus());
  const apply = (href: string, text?: string) => {
    setAsked(undefined);
    if (view.current) applyLink(view.current, href, text);
  };
  return (
    <div className="adm-rich" data-invalid={invalid}>
      <Toolbar
        label={`Formatting of ${label}`}
        names={tools}
        on={new Set(inLink ? tools : [])}
        onUse={askForLink}
      />
      <div className="adm-rich-text adm-sentence" ref={root} />
      {asked === undefined ? null : (
        <LinkDialog
          href={asked}
          places={internalPlaces}
          onApply={apply}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
