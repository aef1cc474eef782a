import { baseKeymap } from '@milkdown/prose/commands';
import { history } from '@milkdown/prose/history';
import { keymap } from '@milkdown/prose/keymap';
import { Fragment, Slice } from '@milkdown/prose/model';
import { EditorState } from '@milkdown/prose/state';
import { EditorView } from '@milkdown/prose/view';
import { takeHistoryKey } from '../../../../editor/history-keys.ts';
import type { Run } from '../../../fields/linked-text.ts';
import { runsOf, sentenceOf } from './sentence-document.ts';

interface SentenceOptions {
  root: HTMLElement;
  runs: readonly Run[];
  /** Called with the sentence after each change. */
  onChange: (runs: Run[]) => void;
  /** Called after everything that may have changed the selection. */
  onUpdate: (state: EditorState) => void;
  onBlur: () => void;
  /** Called to create or edit a link. */
  onLink: () => void;
}

/** A sentence is a single line, including pasted text. */
function oneLine(text: string): string {
  return text.replaceAll(/(?<!\s)\s*[\r\n]+\s*/g, ' ');
}

/** Opens an editor for one sentence, which looks as visitors will see it. */
export function openSentence(options: SentenceOptions): EditorView {
  const { root, runs, onChange, onUpdate, onBlur, onLink } = options;
  const askForLink = () => {
    onLink();
    return true;
  };
  const plugins = [
    history(),
    keymap({ Enter: () => true, 'Shift-Enter': () => true, 'Mod-k': askForLink }),
    keymap(baseKeymap),
  ];
  const view: EditorView = new EditorView(root, {
    state: EditorState.create({ doc: sentenceOf(runs), plugins }),
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      onUpdate(view.state);
      if (transaction.docChanged) onChange(runsOf(view.state.doc));
    },
    handleKeyDown: takeHistoryKey,
    handleDOMEvents: {
      blur: () => {
        onBlur();
        return false;
      },
    },
    // Content from other programs is pasted as plain text; content copied from this editor keeps
    // its links.
    handlePaste: (_, { clipboardData }) => {
      if (clipboardData?.getData('text/html').includes('data-pm-slice')) return false;
      const text = oneLine(clipboardData?.getData('text/plain') ?? '');
      if (text !== '') view.dispatch(view.state.tr.insertText(text).scrollIntoView());
      return true;
    },
    clipboardTextParser: (text, context) =>
      new Slice(Fragment.from(context.doc.type.schema.text(oneLine(text))), 0, 0),
  });
  return view;
}
