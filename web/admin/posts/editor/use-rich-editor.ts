import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { EditorState } from '@milkdown/kit/prose/state';
import type { ContentViewProps } from './content-view.ts';
import { createEditor, type RichEditor } from './create-editor.ts';
import { toolsOn } from './editor-actions.ts';
import type { ToolName } from './tools.ts';

const pauseMs = 150;

interface RichEditorWishes extends ContentViewProps {
  /** Called when the rich view can't show all that the text says. */
  onRefuse: () => void;
  /** Called with pictures that were pasted or dropped. */
  onPictures: (files: readonly File[]) => void;
}

interface RichEditorHandle {
  /** Where the text is drawn. */
  root: RefObject<HTMLDivElement | null>;
  /** The editor, once it is open. */
  rich: RefObject<RichEditor | undefined>;
  /** The tools whose effect the selection shows. */
  on: ReadonlySet<ToolName>;
}

/**
 * Keeps a rich editor open as long as the component stands. The text is the editor's own from then
 * on: what is typed is told shortly after, and at once when the focus leaves.
 */
export function useRichEditor(wishes: RichEditorWishes): RichEditorHandle {
  const { attributes } = wishes;
  const root = useRef<HTMLDivElement>(null);
  const rich = useRef<RichEditor>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [on, setOn] = useState<ReadonlySet<ToolName>>(new Set());

  const tell = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (timer.current !== undefined && rich.current) {
      wishes.onChange(rich.current.markdown());
    }
    timer.current = undefined;
  });
  const blur = useEffectEvent(() => {
    tell();
    wishes.onBlur();
  });
  const update = useEffectEvent((state: EditorState, textChanged: boolean) => {
    setOn((before) => {
      const now = toolsOn(state);
      return now.size === before.size && [...now].every((tool) => before.has(tool)) ? before : now;
    });
    if (textChanged && rich.current) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(), pauseMs);
    }
  });
  const pictures = useEffectEvent((files: readonly File[]) => wishes.onPictures(files));
  const refuse = useEffectEvent((markdown: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    wishes.onChange(markdown);
    wishes.onRefuse();
  });
  const settle = useEffectEvent((opened: RichEditor | undefined) => {
    rich.current = opened;
    if (opened) {
      opened.view.setProps({ attributes: viewAttributes(wishes.attributes) });
      wishes.onReady(() => opened.view.focus());
    } else {
      wishes.onRefuse();
    }
  });
  const begin = useEffectEvent((holder: HTMLElement) =>
    createEditor({
      root: holder,
      markdown: wishes.value,
      attributes: viewAttributes(wishes.attributes),
      onUpdate: (view, textChanged) => update(view.state, textChanged),
      onBlur: () => blur(),
      onPictures: (files) => pictures(files),
      onRefuse: (markdown) => refuse(markdown),
    }),
  );

  useEffect(() => {
    let left = false;
    const holder = document.createElement('div');
    root.current?.append(holder);
    const opening = begin(holder);
    const leave = () => tell();
    window.addEventListener('pagehide', leave);
    void opening.then((opened) => {
      if (!left) settle(opened);
    });
    return () => {
      left = true;
      window.removeEventListener('pagehide', leave);
      tell();
      rich.current = undefined;
      void opening.then((opened) => opened?.editor.destroy()).then(() => holder.remove());
    };
  }, []);

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
