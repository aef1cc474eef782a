import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditorState } from '@milkdown/prose/state';
import { registerEditor } from '../drafts/flush-typing.ts';
import { answerExcerpts } from '../checks/answer-excerpts.ts';
import { createEditor, type RichEditor } from './create-editor.ts';
import { toolsOn } from './editor-actions.ts';
import type { ToolName } from './tools.ts';
import { imageUploads } from './uploads/image-uploads.ts';

/** Props of both the rich and the source view of the content. */
export interface ContentViewProps {
  /** The Markdown text: initial value of the rich view, current value of the source view. */
  value: string;
  attributes: {
    id: string;
    labelId: string;
    invalid: boolean;
    describedBy: string | undefined;
  };
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** Called with a function that focuses the text. */
  onReady: (focus: () => void) => void;
}

const pauseMs = 150;

interface RichEditorOptions extends ContentViewProps {
  /** Whether the source view is shown instead; the text and its history are preserved. */
  away: boolean;
  /** Called when the rich view cannot show the whole text. */
  onRefuse: () => void;
  /** Called when the initial text cannot be shown, so that there is no editor. */
  onRefuseOpening: () => void;
  /** Called to edit the selected image. */
  onEditImage: () => void;
  /** Called to create or edit a link. */
  onLink: () => void;
  /** Called with a notice about pasted or dropped content. */
  onNotice: (text: string) => void;
}

/**
 * Keeps a rich editor open while the component is mounted. The text is uncontrolled: changes are
 * reported shortly after typing, and immediately on blur.
 */
export function useRichEditor(options: RichEditorOptions) {
  const { attributes, away } = options;
  /** The element in which the text is rendered. */
  const root = useRef<HTMLDivElement>(null);
  /** The editor, once it is open. */
  const rich = useRef<RichEditor>(undefined);
  const place = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The tools that are active for the selection. */
  const [on, setOn] = useState<ReadonlySet<ToolName>>(new Set());

  const notify = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (timer.current !== undefined && rich.current) {
      options.onChange(rich.current.markdown());
    }
    timer.current = undefined;
  });
  const blur = useEffectEvent(() => {
    notify();
    options.onBlur();
  });
  const update = useEffectEvent((state: EditorState, textChanged: boolean) => {
    setOn((before) => {
      const now = toolsOn(state);
      return now.size === before.size && [...now].every((tool) => before.has(tool)) ? before : now;
    });
    if (textChanged && rich.current && !away) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => notify(), pauseMs);
    }
  });
  const editImage = useEffectEvent(() => options.onEditImage());
  const link = useEffectEvent(() => options.onLink());
  const notice = useEffectEvent((text: string) => options.onNotice(text));
  const refuse = useEffectEvent((markdown: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    options.onChange(markdown);
    options.onRefuse();
  });
  const finishOpening = useEffectEvent((opened: RichEditor | undefined) => {
    rich.current = opened;
    if (opened) {
      opened.view.setProps({ attributes: viewAttributes(options.attributes) });
      answerExcerpts(opened.view);
      options.onReady(() => opened.view.focus());
    } else {
      options.onRefuseOpening();
    }
  });
  const restorePosition = useEffectEvent((opened: RichEditor) => {
    if (options.value !== opened.markdown() && !opened.take(options.value)) {
      options.onRefuse();
    } else {
      options.onReady(() => opened.view.focus());
    }
  });
  const begin = useEffectEvent((holder: HTMLElement) =>
    createEditor({
      root: holder,
      markdown: options.value,
      attributes: viewAttributes(options.attributes),
      onUpdate: (view, textChanged) => update(view.state, textChanged),
      onBlur: () => blur(),
      onEditImage: () => editImage(),
      onLink: () => link(),
      onNotice: (text) => notice(text),
      onRefuse: (markdown) => refuse(markdown),
    }),
  );

  useEffect(() => {
    let unmounted = false;
    const holder = document.createElement('div');
    root.current?.append(holder);
    place.current = holder;
    const opening = begin(holder);
    const leave = () => notify();
    window.addEventListener('pagehide', leave);
    // Includes fields within the text, such as an image's.
    holder.addEventListener('focusout', leave);
    // A save that waits for an upload needs the current text.
    const unsubscribe = imageUploads.subscribe(leave);
    const unregister = registerEditor(leave);
    void opening.then((opened) => {
      if (!unmounted) finishOpening(opened);
    });
    return () => {
      unmounted = true;
      window.removeEventListener('pagehide', leave);
      unsubscribe();
      unregister();
      notify();
      rich.current = undefined;
      void opening.then((opened) => opened?.editor.destroy()).then(() => holder.remove());
    };
  }, []);

  // Removes the element from the page, so that its names and ids do not conflict, but keeps its
  // history.
  useEffect(() => {
    const holder = place.current;
    if (away) {
      notify();
      holder?.remove();
    } else if (holder && !holder.isConnected) {
      root.current?.append(holder);
      if (rich.current) restorePosition(rich.current);
    }
  }, [away]);

  const { id, labelId, invalid, describedBy } = attributes;
  useEffect(() => {
    const shown = viewAttributes({ id, labelId, invalid, describedBy });
    rich.current?.view.setProps({ attributes: shown });
  }, [id, labelId, invalid, describedBy]);

  return { root, rich, on };
}

function viewAttributes(attributes: ContentViewProps['attributes']): Record<string, string> {
  const { id, labelId, invalid, describedBy } = attributes;
  return {
    id,
    'aria-labelledby': labelId,
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-invalid': String(invalid),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}
