import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/core';
import { clipboard } from '@milkdown/plugin-clipboard';
import { cursor } from '@milkdown/plugin-cursor';
import { history } from '@milkdown/plugin-history';
import { trailing } from '@milkdown/plugin-trailing';
import { closeHistory } from '@milkdown/prose/history';
import { Plugin } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { $prose } from '@milkdown/utils';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { documentPlugins, editingPlugins, withMarkdownOptions } from './document-plugins.ts';
import { takeHistoryKey } from './history-keys.ts';
import { markdownLanguage } from './markdown-language.ts';
import { pasteEmbedCode } from './paste/pasted-embeds.ts';
import { openRichText } from './open-rich-text.ts';
import { imageView } from './image-view.ts';
import { OpenedTexts } from './opened-texts.ts';
import type { ImageValues } from './image-schema.ts';
import { filesOf } from './image-files.ts';
import { dropImages, droppedAt, pasteImages } from './place-images.ts';
import { readSelection } from './selection.ts';
import { replaceBlocks } from './replace-blocks.ts';
import { takeTableKey } from './tables.ts';
import { finishUploads } from './uploads/finish-uploads.ts';
import { imageUploads } from './uploads/image-uploads.ts';

interface EditorOptions {
  root: HTMLElement;
  markdown: string;
  /** Attributes of the element that contains the text. */
  attributes: Record<string, string>;
  /** Called after everything that may have changed the text or the selection. */
  onUpdate: (view: EditorView, textChanged: boolean) => void;
  onBlur: () => void;
  /** Called to edit an image, which is then selected. */
  onEditImage: () => void;
  /** Called to create or edit a link. */
  onLink: () => void;
  /** Called with a notice about pasted or dropped content. */
  onNotice: (text: string) => void;
  /** Called with Markdown that was to replace the whole text but cannot be shown completely. */
  onRefuse: (markdown: string) => void;
}

/** A rich view of a Markdown text. */
export interface RichEditor {
  editor: Editor;
  view: EditorView;
  /** The Markdown of the current text. */
  markdown: () => string;
  /**
   * Replaces the text with this Markdown in one undoable step; returns false and changes nothing if
   * the rich view cannot show all of it.
   */
  take: (markdown: string) => boolean;
}

/**
 * Opens a Markdown text in a rich view. Resolves with undefined, after cleaning up, if the rich
 * view cannot show the whole text.
 */
export async function createEditor(options: EditorOptions): Promise<RichEditor | undefined> {
  const { root, markdown, attributes, onUpdate, onBlur, onEditImage, onLink, onNotice, onRefuse } =
    options;
  /** Uploads the files of a paste or a drop; `place` inserts the images immediately. */
  const takeFiles = (
    event: Event,
    data: DataTransfer | null,
    place: (images: ImageValues[]) => void,
  ): boolean => {
    const { images: pictures, others } = filesOf(data);
    if (pictures.length === 0 && others === 0) return false;
    event.preventDefault();
    if (others > 0) onNotice('Only images can be placed in an article.');
    const images = pictures.map((file) => ({ src: imageUploads.add(file), alt: '', title: '' }));
    if (images.length > 0) place(images);
    return true;
  };
  const takeLinkKey = (event: KeyboardEvent): boolean => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const isKey = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    if (isKey) onLink();
    return isKey;
  };
  const texts: { current?: OpenedTexts } = {};
  const take = (view: EditorView, typed: string): boolean => {
    const opened = openRichText(typed, markdownLanguage(editor.ctx));
    if (opened) {
      texts.current?.add(opened.blocks);
      view.dispatch(replaceBlocks(view.state, opened.document));
      // Text typed next is a separate undo step, however soon it follows.
      view.dispatch(closeHistory(view.state.tr));
    }
    return opened !== undefined;
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
              if (!take(view, typed)) onRefuse(typed);
              return true;
            },
            keydown: (view) => {
              readSelection(view);
              return false;
            },
            blur: () => {
              onBlur();
              return false;
            },
          },
          handleKeyDown: (view, event) =>
            takeHistoryKey(view, event) || takeLinkKey(event) || takeTableKey(view, event),
          handlePaste: (view, event) =>
            takeFiles(event, event.clipboardData, (images) =>
              view.dispatch(pasteImages(view.state, images)),
            ) || pasteEmbedCode(view, event.clipboardData),
          // The browser also offers an image as a file when it is moved within the text.
          handleDrop: (view, event) =>
            view.dragging === null &&
            takeFiles(event, event.dataTransfer, (images) =>
              view.dispatch(dropImages(view.state, images, droppedAt(view, event))),
            ),
          handleDoubleClickOn: (_view, _position, node) => {
            if (node.type.name !== 'image') return false;
            onEditImage();
            return true;
          },
        },
      }),
  );
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(remarkStringifyOptionsCtx, withMarkdownOptions);
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        attributes,
        scrollThreshold: scrollMargin(),
        scrollMargin: scrollMargin(),
        transformPastedHTML: (pasted) => {
          const { html, notice } = cleanPastedHtml(pasted);
          if (notice !== undefined) onNotice(notice);
          return html;
        },
      }));
    })
    .use(
      [
        ...[watch, ...documentPlugins, ...editingPlugins, imageView, finishUploads],
        ...[history, clipboard, cursor, trailing],
      ].flat(),
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
  return {
    editor,
    view,
    markdown: () => known.markdownOf(view.state.doc),
    take: (typed) => take(view, typed),
  };
}

/**
 * The text with which an input event replaces everything; undefined for any other event.
 * Automation, dictation and password managers fill fields this way; people type letter by letter.
 */
function wholeTextOf(view: EditorView, event: InputEvent): string | undefined {
  const { data, inputType } = event;
  if (inputType !== 'insertText' || data === null || data.length < 2) {
    return undefined;
  }
  const selection = view.dom.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) {
    return undefined;
  }
  const { doc } = view.state;
  const isEmpty = doc.childCount === 1 && doc.firstChild?.content.size === 0;
  const covered =
    !selection.isCollapsed && selection.getRangeAt(0).toString() === view.dom.textContent;
  return isEmpty || covered ? data : undefined;
}

/** Distances from the edges of the window, in pixels. */
interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * The minimum distance of the cursor from the edges of the window: the height of fixed bars, taken
 * from the page's scroll padding, and a little more.
 */
function scrollMargin(): Margin {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const covered = (padding: string) => Number.parseFloat(padding) || 0;
  return {
    top: covered(scrollPaddingTop) + 8,
    right: 0,
    bottom: covered(scrollPaddingBottom) + 8,
    left: 0,
  };
}
