import { Plugin, type EditorState, type Transaction } from '@milkdown/prose/state';
import { $prose } from '@milkdown/utils';
import { imageUploads } from './image-uploads.ts';
import { isUploadAddress } from './upload-address.ts';

/** The part of the uploads that the plugin uses. */
type Uploads = Pick<typeof imageUploads, 'stateOf' | 'subscribe'>;

/** Gives finished uploads in the document their final URLs; undefined if there are none. */
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
 * An uploaded image receives its final URL wherever it is in the document, without changes around
 * it. This is not an undo step; an image restored by undo receives its final URL too.
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

/** The plugin for the uploads of this page. */
export const finishUploads = $prose(() => finishingPlugin(imageUploads));
