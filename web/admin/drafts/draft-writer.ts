import { v4 as uuidv4 } from 'uuid';
import type { BrowserDrafts, UnsavedDraft } from './browser-drafts.ts';
import type { ServerDraft } from './server-draft.ts';
import { acquireWritingLock } from './writing-lock.ts';

interface DraftWriterOptions<Text extends UnsavedDraft> {
  browser: BrowserDrafts<Text>;
  /** Stores a copy on the server. */
  server?: ServerDraft<Text> | undefined;
  /** Deletes the server's copy. */
  discard: (id: string) => void;
}

/**
 * Stores the draft of one form: in the browser immediately, and on the server soon after if it
 * stores drafts of this kind (product 5.6). Each form writes under its own id, so that no tab
 * overwrites the draft of another.
 */
export class DraftWriter<Text extends UnsavedDraft> {
  readonly id: string;
  private wasWritten: boolean;
  private last: Text | undefined;
  private release: (() => void) | undefined;

  /** With `continued`, the id of a stored draft, the form continues that draft. */
  constructor(
    private readonly options: DraftWriterOptions<Text>,
    continued?: string,
  ) {
    this.id = continued ?? uuidv4();
    this.wasWritten = continued !== undefined;
  }

  /** Signals to other tabs that this draft is being edited. */
  open(): void {
    this.release ??= acquireWritingLock(this.id);
  }

  /** Stores the text; undefined, if there are no changes, deletes the draft. */
  write(text: Text | undefined): void {
    const { browser, server } = this.options;
    if (text !== undefined) {
      this.wasWritten = true;
      this.last = text;
      browser.save(text);
      server?.write(text);
    } else if (this.wasWritten) {
      void this.clear().then(() => this.options.discard(this.id));
    }
  }

  /** Sends nothing until the next `write`, so that no draft arrives after a save. */
  async pause(): Promise<void> {
    await this.options.server?.pause();
  }

  /** Continues after a failed save. */
  resume(): void {
    if (this.last) this.options.server?.write(this.last);
  }

  /** Deletes the draft in this browser, after a save that deleted the server's copy. */
  clear(): Promise<void> {
    this.options.browser.delete(this.id);
    this.last = undefined;
    this.wasWritten = false;
    return this.pause();
  }

  /** Sends the queued text immediately. */
  flush(): void {
    this.options.server?.flush();
  }

  /** Called when the form is unmounted; its draft stays stored. */
  close(): void {
    this.options.server?.flush();
    this.release?.();
    this.release = undefined;
  }
}
