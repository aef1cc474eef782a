import { closeHistory } from '@milkdown/prose/history';
import { useState } from 'react';
import { toast } from '../../components/toast/toast-store.ts';
import { Loading } from '../shell/loading.tsx';
import { useRichEditor, type ContentViewProps } from './use-rich-editor.ts';
import { applyLink, editorActions } from './editor-actions.ts';
import { ImageDialog } from './image-dialog.tsx';
import type { ImageValues } from './image-schema.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkAt } from './link-range.ts';
import { changeImage, insertImage, selectedImage } from './place-images.ts';
import { readSelection } from './selection.ts';
import { Toolbar } from './toolbar.tsx';
import { tools, type ToolName } from './tools.ts';
import { useAfterDialog } from '../shell/use-focus-return.ts';

/** The image dialog: its initial values, and whether they are of an image in the text. */
interface OpenImage {
  values: ImageValues;
  exists: boolean;
}

const allTools = Object.keys(tools) as ToolName[];
const noImage: ImageValues = { src: '', alt: '', title: '' };

interface RichTextProps extends ContentViewProps {
  /** The tools of its toolbar; by default, all. */
  names?: readonly ToolName[];
  /** Whether the source view is shown instead. */
  away: boolean;
  /** Called when the rich view cannot show the whole text. */
  onRefuse: () => void;
  /** Called when the rich view cannot be opened at all. */
  onRefuseOpening: () => void;
}

/** The rich view of the content: a toolbar and the formatted text. */
export default function RichText(props: RichTextProps) {
  const [ready, setReady] = useState(false);
  const [link, setLink] = useState<string>();
  const [image, setImage] = useState<OpenImage>();

  const { root, rich, on } = useRichEditor({
    ...props,
    onReady: (focus) => {
      setReady(true);
      props.onReady(focus);
    },
    onEditImage: () => askForImage(),
    onLink: () => askForLink(),
    onNotice: (text) => toast({ title: 'Pasted', description: text }),
  });

  useAfterDialog(link !== undefined || image !== undefined, () => rich.current?.view.focus());

  const askForImage = () => {
    const selected = rich.current && selectedImage(rich.current.view.state);
    setImage({ values: selected ?? noImage, exists: selected !== undefined });
  };
  const askForLink = () => {
    const present = rich.current && linkAt(rich.current.view.state);
    setLink(String(present?.mark.attrs['href'] ?? ''));
  };
  const place = (values: ImageValues) => {
    setImage(undefined);
    if (!rich.current) return;
    const { view } = rich.current;
    view.dispatch((image?.exists ? changeImage : insertImage)(view.state, values));
  };
  const setAddress = (href: string, text?: string) => {
    setLink(undefined);
    if (rich.current) applyLink(rich.current.view, href, text);
  };
  const use = (tool: ToolName) => {
    const { current } = rich;
    if (!current) return;
    readSelection(current.view);
    if (tool === 'image') {
      askForImage();
    } else if (tool === 'link') {
      askForLink();
    } else {
      // Each press is a separate undo step, however soon the next one follows.
      current.view.dispatch(closeHistory(current.view.state.tr));
      editorActions[tool](current.editor.ctx);
      current.view.focus();
    }
  };

  return (
    <div className="adm-rich" data-invalid={props.attributes.invalid} hidden={props.away}>
      <Toolbar names={props.names ?? allTools} on={on} onUse={use} />
      {ready ? null : <Loading className="adm-rich-wait" what="the editor" rows={3} />}
      <div className="adm-rich-text" ref={root} hidden={!ready} />
      {link === undefined ? null : (
        <LinkDialog href={link} onApply={setAddress} onClose={() => setLink(undefined)} />
      )}
      {image === undefined ? null : (
        <ImageDialog {...image} onApply={place} onClose={() => setImage(undefined)} />
      )}
    </div>
  );
}
