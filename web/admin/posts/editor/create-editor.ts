import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { cursor } from '@milkdown/kit/plugin/cursor';
import { history } from '@milkdown/kit/plugin/history';
import { trailing } from '@milkdown/kit/plugin/trailing';
import { Plugin } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose } from '@milkdown/kit/utils';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { documentPlugins, editingPlugins, spelling } from './document-plugins.ts';
import { takeHistoryKey } from './history-keys.ts';
import { markdownLanguage } from './markdown-language.ts';
import { openRichText } from './open-rich-text.ts';
import { OpenedTexts } from './opened-texts.ts';
import { wholeTextOf } from './whole-text.ts';

interface EditorWishes {
  root: HTMLElement;
  markdown: string;
  /** Attributes of the element that holds the text. */
  attributes: Record<string, string>;
  /** Called after everything that may have changed the text or the selection. */
  onUpdate: (view: EditorView, textChanged: boolean) => void;
  onBlur: () => void;
  /** Called with pictures that were pasted or dropped. */
  onPictures: (files: readonly File[]) => void;
  /** Called with Markdown that was put in place of everything, and that can't be shown in full. */
  onRefuse: (markdown: string) => void;
}

/** A rich view of a Markdown text. */
export interface RichEditor {
  editor: Editor;
  view: EditorView;
  /** The Markdown of the text as it stands. */
  markdown: () => string;
}

function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/**
 * Opens a Markdown text in a rich view. Resolves with undefined, and leaves nothing behind, when
 * the rich view can't show all that the text says.
 */
export async function createEditor(wishes: EditorWishes): Promise<RichEditor | undefined> {
  const { root, markdown, attributes, onUpdate, onBlur, onPictures, onRefuse } = wishes;
  const take = (event: Event, pictures: File[]): boolean => {
    if (pictures.length === 0) return false;
    event.preventDefault();
    onPictures(pictures);
    return true;
  };
  const texts: { current?: OpenedTexts } = {};
  const replaceAll = (view: EditorView, typed: string): void => {
    const opened = openRichText(typed, markdownLanguage(editor.ctx));
    if (opened) {
      texts.current?.add(opened.blocks);
      const { tr, doc } = view.state;
      view.dispatch(tr.replaceWith(0, doc.content.size, opened.document.content).scrollIntoView());
    } else {
      onRefuse(typed);
    }
  };
  const watch = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, before) => onUpdate(view, !view.state.doc.eq(before.doc)),
        }),
        props: {
          handleDOMEvents: {
            beforeinput: (view, event) => {
              const typed = wholeTextOf(view, event);
              if (typed === undefined) return false;
              event.preventDefault();
              replaceAll(view, typed);
              return true;
            },
            blur: () => {
              onBlur();
              return false;
            },
          },
          handleKeyDown: takeHistoryKey,
          handlePaste: (_view, event) => take(event, picturesOf(event.clipboardData)),
          handleDrop: (_view, event) => take(event, picturesOf(event.dataTransfer)),
        },
      }),
  );
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(remarkStringifyOptionsCtx, (options) => ({ ...options, ...spelling }));
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        attributes,
        transformPastedHTML: cleanPastedHtml,
      }));
    })
    .use(
      [watch, ...documentPlugins, ...editingPlugins, history, clipboard, cursor, trailing].flat(),
    )
    .create();
  const opened = openRichText(markdown, markdownLanguage(editor.ctx));
  if (!opened) {
    await editor.destroy();
    return undefined;
  }
  const known = new OpenedTexts(opened.blocks);
  texts.current = known;
  const view = editor.ctx.get(editorViewCtx);
  return { editor, view, markdown: () => known.markdownOf(view.state.doc) };
}
