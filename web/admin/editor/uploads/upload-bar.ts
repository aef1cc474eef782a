import type { UploadState } from './image-uploads.ts';
import { fileNameOf } from './upload-address.ts';

interface UploadBarOptions {
  onCancel: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onFile: (file: File) => void;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

function words(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Shows the progress of an upload in place of the image, with actions. */
export class UploadBar {
  readonly dom = document.createElement('span');
  private readonly progress = document.createElement('progress');
  private shown: UploadState['kind'] | undefined;

  constructor(private readonly options: UploadBarOptions) {
    this.dom.className = 'adm-upload';
    this.dom.hidden = true;
  }

  /** Renders the state of the upload at this URL; hidden without a state. */
  show(address: string, state: UploadState | undefined): void {
    if (state?.kind === 'sending') this.progress.value = state.progress;
    if (state?.kind === this.shown) return;
    this.shown = state?.kind;
    this.dom.dataset['state'] = state?.kind ?? '';
    this.dom.hidden = state === undefined || state.kind === 'done';
    this.dom.replaceChildren(...(state ? this.partsOf(address, state) : []));
  }

  private partsOf(address: string, state: UploadState): HTMLElement[] {
    const { onCancel, onRemove, onRetry } = this.options;
    const name = fileNameOf(address) || 'image';
    switch (state.kind) {
      case 'sending':
        this.progress.setAttribute('aria-label', `Uploading ${name}`);
        return [words(name), this.progress, button('Cancel upload', onCancel)];
      case 'failed':
        return [
          this.alert(state.message),
          button('Try again', onRetry),
          button('Remove image', onRemove),
        ];
      case 'missing':
        return [this.alert(state.message), this.chooser(), button('Remove image', onRemove)];
      case 'done':
        return [];
    }
  }

  private alert(message: string): HTMLElement {
    const element = words(message);
    element.setAttribute('role', 'alert');
    return element;
  }

  private chooser(): HTMLElement {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) this.options.onFile(file);
    });
    label.append('Choose the file', input);
    return label;
  }
}
