import { sendImage } from '../../media/send-image.ts';
import { fileNameOf, newUploadAddress, uploadsIn } from './upload-address.ts';

export type UploadState =
  | { kind: 'sending'; /** From 0 to 1. */ progress: number }
  | { kind: 'done'; /** The final URL of the image. */ url: string }
  | { kind: 'failed'; message: string }
  /** There is no file to send. */
  | { kind: 'missing'; message: string };

interface Upload {
  state: UploadState;
  file?: File;
  /** An object URL of the file, so that the image is visible before it is uploaded. */
  preview?: string;
  abort?: AbortController;
}

/** The server decodes one image at a time; the other connections stay free for drafts. */
const atOnce = 2;

/**
 * The image uploads of this page, each identified by its temporary URL in the text (product 5.7).
 * They continue after the form that started them is closed: a resumed draft contains its finished
 * images.
 */
class ImageUploads {
  private readonly uploads = new Map<string, Upload>();
  private readonly listeners = new Set<(address: string) => void>();
  private waiting: string[] = [];
  private sending = 0;

  /** Starts the upload of a file; returns its temporary URL. */
  add(file: File): string {
    const address = newUploadAddress(file.name);
    this.choose(address, file);
    return address;
  }

  /** Adds a placeholder for an image whose file could not be fetched; `message` says why. */
  expect(fileName: string, message: string): string {
    const address = newUploadAddress(fileName);
    this.uploads.set(address, { state: { kind: 'missing', message } });
    return address;
  }

  /**
   * Adds a placeholder for an image whose file is being read, and uploads the file afterwards;
   * `message` says why there is none.
   */
  read(fileName: string, reading: Promise<File | undefined>, message: string): string {
    const address = newUploadAddress(fileName);
    const upload: Upload = { state: { kind: 'sending', progress: 0 } };
    this.uploads.set(address, upload);
    void reading.then((file) => {
      // It may have been cancelled, or replaced with another file, in the meantime.
      if (this.uploads.get(address) !== upload || upload.state.kind !== 'sending') return;
      if (file) this.choose(address, file);
      else this.become(address, { kind: 'missing', message });
    });
    return address;
  }

  /** Uploads a file for a placeholder, or replaces the file of an upload. */
  choose(address: string, file: File): void {
    this.uploads.set(address, {
      state: { kind: 'sending', progress: 0 },
      file,
      preview: URL.createObjectURL(file),
    });
    this.enqueue(address);
  }

  /** The state of an upload; missing, if it was started in another page visit. */
  stateOf(address: string): UploadState {
    const known = this.uploads.get(address);
    if (known) return known.state;
    const name = fileNameOf(address) || 'This image';
    const message = `${name} was not uploaded: you left the page before it finished.`;
    const state: UploadState = { kind: 'missing', message };
    this.uploads.set(address, { state });
    return state;
  }

  previewOf(address: string): string | undefined {
    return this.uploads.get(address)?.preview;
  }

  retry(address: string): void {
    const upload = this.uploads.get(address);
    if (upload?.state.kind === 'failed') this.enqueue(address);
  }

  /** Cancels an upload. It can be retried, for example when undo restores its image. */
  cancel(address: string): void {
    this.waiting = this.waiting.filter((one) => one !== address);
    const upload = this.uploads.get(address);
    upload?.abort?.abort();
    if (upload?.state.kind === 'sending') {
      const kind = upload.file === undefined ? 'missing' : 'failed';
      this.become(address, { kind, message: 'The upload was cancelled.' });
    }
  }

  /**
   * Calls `listener` with the URL of each upload that changes. Returns a function that unsubscribes
   * it.
   */
  subscribe(listener: (address: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The Markdown text with the final URLs of all uploads that have finished. */
  withFinished(markdown: string): string {
    return uploadsIn(markdown).reduce((text, address) => {
      const state = this.stateOf(address);
      return state.kind === 'done' ? text.replaceAll(address, state.url) : text;
    }, markdown);
  }

  /**
   * The number of images in a Markdown text that are being uploaded, and of those whose upload
   * failed.
   */
  countIn(markdown: string): { sending: number; failed: number } {
    const kinds = uploadsIn(markdown).map((address) => this.stateOf(address).kind);
    return {
      sending: kinds.filter((kind) => kind === 'sending').length,
      failed: kinds.filter((kind) => kind === 'failed' || kind === 'missing').length,
    };
  }

  private enqueue(address: string): void {
    this.become(address, { kind: 'sending', progress: 0 });
    this.waiting.push(address);
    this.sendNext();
  }

  private sendNext(): void {
    const address = this.sending < atOnce ? this.waiting.shift() : undefined;
    const upload = address === undefined ? undefined : this.uploads.get(address);
    if (address === undefined || upload?.file === undefined) return;
    const abort = new AbortController();
    upload.abort = abort;
    this.sending += 1;
    const become = (state: UploadState): void => {
      if (!abort.signal.aborted) this.become(address, state);
    };
    void sendImage(upload.file, {
      onProgress: (progress) => become({ kind: 'sending', progress }),
      signal: abort.signal,
    })
      .then(
        ({ url }) => become({ kind: 'done', url }),
        (error: unknown) =>
          become({
            kind: 'failed',
            message: error instanceof Error ? error.message : String(error),
          }),
      )
      .finally(() => {
        this.sending -= 1;
        this.sendNext();
      });
  }

  private become(address: string, state: UploadState): void {
    const upload = this.uploads.get(address);
    if (!upload) return;
    upload.state = state;
    if (state.kind === 'done') {
      URL.revokeObjectURL(upload.preview ?? '');
      delete upload.preview;
      delete upload.file;
    }
    this.listeners.forEach((listener) => listener(address));
  }
}

export const imageUploads = new ImageUploads();
