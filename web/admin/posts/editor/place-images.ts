import { closeHistory } from '@milkdown/kit/prose/history';
import { Fragment, Slice } from '@milkdown/kit/prose/model';
import { NodeSelection } from '@milkdown/kit/prose/state';
import { dropPoint } from '@milkdown/kit/prose/transform';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { ImageValues } from './image-values.ts';
import { collapseToEnd } from './selection-end.ts';

function sliceOf(view: EditorView, images: readonly ImageValues[]): Slice {
  const type = view.state.schema.nodes['image'];
  return new Slice(
    Fragment.from(images.flatMap((image) => type?.create({ ...image }) ?? [])),
    0,
    0,
  );
}

/** Puts images in place of the selection, as pasting does. */
export function pasteImages(view: EditorView, images: readonly ImageValues[]): void {
  const { tr } = view.state;
  view.dispatch(closeHistory(tr.replaceSelection(sliceOf(view, images))).scrollIntoView());
}

/** Puts images where they were dropped; the cursor stays where the person writes. */
export function dropImages(
  view: EditorView,
  images: readonly ImageValues[],
  { clientX, clientY }: { clientX: number; clientY: number },
): void {
  const { doc, tr } = view.state;
  const under = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? doc.content.size;
  const slice = sliceOf(view, images);
  const at = dropPoint(doc, under, slice) ?? under;
  view.dispatch(closeHistory(tr.replaceRange(at, at, slice)));
}

/** Puts an image behind the selection, of which nothing is lost. */
export function insertImage(view: EditorView, image: ImageValues): void {
  const tr = collapseToEnd(view.state.tr);
  view.dispatch(closeHistory(tr.replaceSelection(sliceOf(view, [image]))).scrollIntoView());
}

/** The image that is selected. */
export function selectedImage({ state }: EditorView): ImageValues | undefined {
  const { selection } = state;
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? (selection.node.attrs as ImageValues)
    : undefined;
}

/** Gives the selected image other values. */
export function changeImage(view: EditorView, image: ImageValues): void {
  const { selection, tr } = view.state;
  if (selectedImage(view) === undefined) return;
  (['src', 'alt', 'title'] as const).forEach((name) =>
    tr.setNodeAttribute(selection.from, name, image[name]),
  );
  view.dispatch(closeHistory(tr).scrollIntoView());
}
