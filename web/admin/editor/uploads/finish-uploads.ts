import { Plugin, type EditorState, type Transaction } from '@milkdown/prose/state';
import { $prose } from '@milkdown/utils';
import { imageUploads } from './image-uploads.ts';
import { isUploadAddress } from './upload-address.ts';

/** What is known of uploads. */
type Uploads = Pick<typeof imageUploads, 'stateOf' | 'subscribe'>;

/** Gives the document's finished uploads their final addresses; undefined when there are none. */
export function finish(state: EditorState, uploads: Uploads): Transaction | undefined {
  const transaction = state.tr;
  state.doc.descendants((node, position) => {
    const src: unknown = node.attrs['src'];
    if (typeof src !== 'string' || !isUploadAddress(src)) return;
    const upload = uploads.stateOf(src);
    if (upload.kind === 'done') transaction.setNodeAttribute(position, 'src', upload.url);
  });
  return transaction.docChanged ? transaction.setMeta('addToHistory', false) : undefined;
}

/**
 * An uploaded image takes its final address wherever in the document it stands by then, with
 * nothing around it touched. That is no step of the history; an image that comes back by it has
 * its final address too.
 */
export function finishingPlugin(uploads: Uploads): Plugin {
  return new Plugin({
    view: (view) => ({
      destroy: uploads.subscribe((address) => {
        if (uploads.stateOf(address).kind !== 'done') return;
        const transaction = finish(view.state, uploads);
        if (transaction) view.dispatch(transaction);
      }),
    }),
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? finish(state, uploads) : null,
  });
}

/** That plugin for the page's uploads. */
export const finishUploads = $prose(() => finishingPlugin(imageUploads));
