import { useEffect, useRef, useState } from 'react';
import { adminFailed } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import type { ContentViewProps } from './content-view.ts';
import { applyLink, editorActions, insertImage } from './editor-actions.ts';
import { ImageDialog, type ImageValues } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { linkAt } from './link-range.ts';
import { Toolbar } from './toolbar.tsx';
import type { ToolName } from './tools.ts';
import { uploadImage } from './upload-image.ts';
import { useRichEditor } from './use-rich-editor.ts';
import { Loading } from '../../shell/loading.tsx';

interface RichTextProps extends ContentViewProps {
  /** Called when the rich view can't show all that the text says. */
  onRefuse: () => void;
}

/** The rich view of the content: a toolbar, and the text as it will read. */
export default function RichText(props: RichTextProps) {
  const [ready, setReady] = useState(false);
  const [link, setLink] = useState<string>();
  const [imageOpen, setImageOpen] = useState(false);

  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        place({ src: await uploadImage(file), alt: '', title: '' });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        toast({ ...adminFailed(message), variant: 'destructive' });
      }
    }
  };
  const { root, rich, on } = useRichEditor({
    ...props,
    onReady: (focus) => {
      setReady(true);
      props.onReady(focus);
    },
    onPictures: (files) => void addPictures(files),
  });

  // An open dialog holds the focus; it goes back to the text once the dialog is gone.
  const dialogOpen = link !== undefined || imageOpen;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialogOpen) rich.current?.view.focus();
    wasOpen.current = dialogOpen;
  }, [dialogOpen, rich]);

  const place = (image: ImageValues) => {
    setImageOpen(false);
    if (rich.current) insertImage(rich.current.view, image);
  };
  const setAddress = (href: string) => {
    setLink(undefined);
    if (rich.current) applyLink(rich.current.view, href);
  };
  const use = (tool: ToolName) => {
    const { current } = rich;
    if (!current) return;
    if (tool === 'image') {
      setImageOpen(true);
    } else if (tool === 'link') {
      setLink(String(linkAt(current.view.state)?.mark.attrs['href'] ?? ''));
    } else {
      editorActions[tool](current.editor.ctx);
      current.view.focus();
    }
  };

  return (
    <div className="adm-rich" data-invalid={props.attributes.invalid}>
      <Toolbar on={on} onUse={use} />
      {ready ? null : <Loading className="adm-rich-wait" what="the editor" rows={3} />}
      <div className="adm-rich-text" ref={root} hidden={!ready} />
      {link === undefined ? null : (
        <LinkDialog href={link} onApply={setAddress} onClose={() => setLink(undefined)} />
      )}
      {imageOpen ? <ImageDialog onInsert={place} onClose={() => setImageOpen(false)} /> : null}
    </div>
  );
}
