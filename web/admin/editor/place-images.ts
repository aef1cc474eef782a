import { closeHistory } from '@milkdown/prose/history';
import { Fragment, Slice } from '@milkdown/prose/model';
import { NodeSelection, type EditorState, type Transaction } from '@milkdown/prose/state';
import { dropPoint } from '@milkdown/prose/transform';
import type { EditorView } from '@milkdown/prose/view';
import type { ImageValues } from './image-values.ts';
import { collapseToEnd } from './selection-end.ts';

function sliceOf({ schema }: EditorState, images: readonly ImageValues[]): Slice {
  const type = schema.nodes['image'];
  return new Slice(
    Fragment.from(images.flatMap((image) => type?.create({ ...image }) ?? [])),
    0,
    0,
  );
}

/** Puts images in place of the selection, as pasting does. */
export function pasteImages(state: EditorState, images: readonly ImageValues[]): Transaction {
  return closeHistory(state.tr.replaceSelection(sliceOf(state, images))).scrollIntoView();
}

/** Puts images at a position of the document; the cursor stays where the person writes. */
export function dropImages(
  state: EditorState,
  images: readonly ImageValues[],
  position: number,
): Transaction {
  const slice = sliceOf(state, images);
  const at = dropPoint(state.doc, position, slice) ?? position;
  return closeHistory(state.tr.replaceRange(at, at, slice));
}

/** Where in the document something was dropped; at its end where nothing is below the pointer. */
export function droppedAt(view: EditorView, { clientX, clientY }: DragEvent): number {
  const under = view.posAtCoords({ left: clientX, top: clientY });
  return under?.pos ?? view.state.doc.content.size;
}

/** Puts an image behind the selection, of which nothing is lost. */
export function insertImage(state: EditorState, image: ImageValues): Transaction {
  const { tr } = state;
  collapseToEnd(tr).replaceSelection(sliceOf(state, [image]));
  return closeHistory(tr).scrollIntoView();
}

/** The image that is selected. */
export function selectedImage(state: EditorState): ImageValues | undefined {
  const { selection } = state;
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? (selection.node.attrs as ImageValues)
    : undefined;
}

/** Gives the selected image other values. */
export function changeImage(state: EditorState, image: ImageValues): Transaction {
  const { selection, tr } = state;
  if (selectedImage(state) !== undefined) {
    (['src', 'alt', 'title'] as const).forEach((name) =>
      tr.setNodeAttribute(selection.from, name, image[name]),
    );
  }
  return closeHistory(tr).scrollIntoView();
}
