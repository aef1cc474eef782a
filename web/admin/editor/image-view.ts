import { closeHistory } from '@milkdown/prose/history';
import type { Node } from '@milkdown/prose/model';
import type { EditorView, NodeView, ViewMutationRecord } from '@milkdown/prose/view';
import { imageSchema as presetImage } from '@milkdown/preset-commonmark';
import { $view } from '@milkdown/utils';
import { currentImageUrl } from '../media/current-image.ts';
import type { ImageValues } from './image-schema.ts';
import { imageUploads, type UploadState } from './uploads/image-uploads.ts';
import { isUploadAddress } from './uploads/upload-address.ts';
import { UploadBar } from './uploads/upload-bar.ts';

/** All keystrokes between focus and blur of the field are one undo step. */
let lastVisit = 0;

/**
 * An image in the rich view with its caption. Shows the progress during an upload, and a field for
 * the alternative text as long as there is none.
 */
class ImageView implements NodeView {
  readonly dom = document.createElement('span');
  private readonly image = document.createElement('img');
  private readonly description = document.createElement('input');
  private readonly bar: UploadBar;
  private readonly unsubscribe: () => void;
  private visit = 0;

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly positionOf: () => number | undefined,
  ) {
    this.dom.className = 'adm-image';
    this.bar = new UploadBar({
      onCancel: () => this.cancel(),
      onRemove: () => this.remove(),
      onRetry: () => imageUploads.retry(this.values.src),
      onFile: (file) => imageUploads.choose(this.values.src, file),
    });
    this.description.type = 'text';
    this.description.placeholder = 'Alternative text: what does the image show?';
    this.description.setAttribute('aria-label', 'Alternative text');
    this.description.addEventListener('input', () => this.describe());
    this.description.addEventListener('focus', () => {
      lastVisit += 1;
      this.visit = -lastVisit;
    });
    this.description.addEventListener('blur', () => this.render());
    this.description.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      this.view.focus();
    });
    this.image.addEventListener('load', () => this.scrollIntoView());
    this.dom.append(this.image, this.bar.dom, this.description);
    this.unsubscribe = imageUploads.subscribe((address) => {
      if (address === this.values.src) this.render();
    });
    this.render();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.render();
    return true;
  }

  /** Events in the bar and in the field are not for the editor. */
  stopEvent(event: Event): boolean {
    return event.target !== this.image && event.target !== this.dom;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection';
  }

  destroy(): void {
    this.unsubscribe();
  }

  private get values(): ImageValues {
    return this.node.attrs as ImageValues;
  }

  private render(): void {
    const { src, alt, title } = this.values;
    const state: UploadState | undefined = isUploadAddress(src)
      ? imageUploads.stateOf(src)
      : undefined;
    const shown = state === undefined ? currentImageUrl(src) : imageUploads.previewOf(src);
    if (shown === undefined) this.image.removeAttribute('src');
    else if (this.image.getAttribute('src') !== shown) this.image.src = shown;
    this.image.alt = alt;
    this.image.hidden = shown === undefined;
    this.dom.dataset['caption'] = title;
    this.bar.show(src, state);
    const typing = document.activeElement === this.description;
    this.description.hidden = alt !== '' && !typing;
    if (!typing) this.description.value = alt;
  }

  /**
   * An image has its height only after loading: it is then scrolled into view for a person who
   * types after it.
   */
  private scrollIntoView(): void {
    const at = this.positionOf();
    const { selection } = this.view.state;
    if (at !== undefined && this.view.hasFocus() && selection.head === at + this.node.nodeSize) {
      this.dom.scrollIntoView({ block: 'nearest' });
    }
  }

  private describe(): void {
    const at = this.positionOf();
    if (at === undefined) return;
    const { tr } = this.view.state;
    tr.setNodeAttribute(at, 'alt', this.description.value.trim());
    this.view.dispatch(tr.setMeta('composition', this.visit));
  }

  private cancel(): void {
    const { src } = this.values;
    this.remove();
    imageUploads.cancel(src);
  }

  private remove(): void {
    const at = this.positionOf();
    if (at === undefined) return;
    const { tr } = this.view.state;
    this.view.dispatch(closeHistory(tr.delete(at, at + this.node.nodeSize)));
    this.view.focus();
  }
}

export const imageView = $view(
  presetImage.node,
  () => (node, view, positionOf) => new ImageView(node, view, positionOf),
);
