import { sendImage } from '../../media/send-image.ts';
import { fileNameOf, newUploadAddress, uploadsIn } from './upload-address.ts';

/** How the upload of one image stands. */
export type UploadState =
  | { kind: 'sending'; /** From 0 to 1. */ progress: number }
  | { kind: 'done'; /** Where the image is now. */ url: string }
  | { kind: 'failed'; message: string }
  /** There is no file to send. */
  | { kind: 'missing'; message: string };

interface Upload {
  state: UploadState;
  file?: File;
  /** An address of the file itself, so that it is seen before it is sent. */
  preview?: string;
  abort?: AbortController;
}

/** The server unpacks one picture at a time; the other connections stay free for drafts. */
const atOnce = 2;

/**
 * The images that are being uploaded on this page, each known by the address it has in the text
 * meanwhile (product 5.7). They outlive the form that they were placed in: a draft that is taken up
 * again finds its images finished.
 */
class ImageUploads {
  private readonly uploads = new Map<string, Upload>();
  private readonly listeners = new Set<(address: string) => void>();
  private waiting: string[] = [];
  private sending = 0;

  /** Begins to upload a file; returns its address until it is done. */
  add(file: File): string {
    const address = newUploadAddress(file.name);
    this.choose(address, file);
    return address;
  }

  /** Holds the place of an image whose file could not be fetched; `message` says why. */
  expect(fileName: string, message: string): string {
    const address = newUploadAddress(fileName);
    this.uploads.set(address, { state: { kind: 'missing', message } });
    return address;
  }

  /**
   * Holds the place of an image whose file is being read, and uploads that then; `message` says why
   * there is none.
   */
  read(fileName: string, reading: Promise<File | undefined>, message: string): string {
    const address = newUploadAddress(fileName);
    const upload: Upload = { state: { kind: 'sending', progress: 0 } };
    this.uploads.set(address, upload);
    void reading.then((file) => {
      // Somebody may have cancelled it, or chosen a file instead.
      if (this.uploads.get(address) !== upload || upload.state.kind !== 'sending') return;
      if (file) this.choose(address, file);
      else this.become(address, { kind: 'missing', message });
    });
    return address;
  }

  /** Uploads a file for an address that has none, or in place of the one it has. */
  choose(address: string, file: File): void {
    this.uploads.set(address, {
      state: { kind: 'sending', progress: 0 },
      file,
      preview: URL.createObjectURL(file),
    });
    this.enqueue(address);
  }

  /** The state of an upload; of one that another visit of the page began, that it is missing. */
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

  /** Ends an upload. It can be tried again, such as when its image comes back by "Undo". */
  cancel(address: string): void {
    this.waiting = this.waiting.filter((one) => one !== address);
    const upload = this.uploads.get(address);
    upload?.abort?.abort();
    if (upload?.state.kind === 'sending') {
      const kind = upload.file === undefined ? 'missing' : 'failed';
      this.become(address, { kind, message: 'The upload was cancelled.' });
    }
  }

  /** Calls `listener` with the address of every upload that changes, until its result is called. */
  subscribe(listener: (address: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A Markdown text with the addresses of all images that have been uploaded since. */
  withFinished(markdown: string): string {
    return uploadsIn(markdown).reduce((text, address) => {
      const state = this.stateOf(address);
      return state.kind === 'done' ? text.replaceAll(address, state.url) : text;
    }, markdown);
  }

  /** How many images of a Markdown text are being sent, and how many can't be. */
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
        (url) => become({ kind: 'done', url }),
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

/** The page's uploads. */
export const imageUploads = new ImageUploads();
