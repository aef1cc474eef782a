import { closeHistory } from '@milkdown/prose/history';
import { Fragment, Slice } from '@milkdown/prose/model';
import { NodeSelection, type EditorState, type Transaction } from '@milkdown/prose/state';
import { dropPoint } from '@milkdown/prose/transform';
import type { EditorView } from '@milkdown/prose/view';
import type { ImageValues } from './image-schema.ts';
import { collapseToEnd } from './selection.ts';

function sliceOf({ schema }: EditorState, images: readonly ImageValues[]): Slice {
  const type = schema.nodes['image'];
  return new Slice(
    Fragment.from(images.flatMap((image) => type?.create({ ...image }) ?? [])),
    0,
    0,
  );
}

/** Replaces the selection with images, as pasting does. */
export function pasteImages(state: EditorState, images: readonly ImageValues[]): Transaction {
  return closeHistory(state.tr.replaceSelection(sliceOf(state, images))).scrollIntoView();
}

/** Inserts images at a position of the document; the cursor does not move. */
export function dropImages(
  state: EditorState,
  images: readonly ImageValues[],
  position: number,
): Transaction {
  const slice = sliceOf(state, images);
  const at = dropPoint(state.doc, position, slice) ?? position;
  return closeHistory(state.tr.replaceRange(at, at, slice));
}

/**
 * The document position of a drop; the end of the document if there is no text below the pointer.
 */
export function droppedAt(view: EditorView, { clientX, clientY }: DragEvent): number {
  const under = view.posAtCoords({ left: clientX, top: clientY });
  return under?.pos ?? view.state.doc.content.size;
}

/** Inserts an image after the selection, which is preserved. */
export function insertImage(state: EditorState, image: ImageValues): Transaction {
  const { tr } = state;
  collapseToEnd(tr).replaceSelection(sliceOf(state, [image]));
  return closeHistory(tr).scrollIntoView();
}

export function selectedImage(state: EditorState): ImageValues | undefined {
  const { selection } = state;
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? (selection.node.attrs as ImageValues)
    : undefined;
}

/** Changes the attributes of the selected image. */
export function changeImage(state: EditorState, image: ImageValues): Transaction {
  const { selection, tr } = state;
  if (selectedImage(state) !== undefined) {
    (['src', 'alt', 'title'] as const).forEach((name) =>
      tr.setNodeAttribute(selection.from, name, image[name]),
    );
  }
  return closeHistory(tr).scrollIntoView();
}
