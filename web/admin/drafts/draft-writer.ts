import { v4 as uuidv4 } from 'uuid';
import type { BrowserDrafts, UnsavedDraft } from './browser-drafts.ts';
import type { ServerDraft } from './server-draft.ts';
import { acquireWritingLock } from './writing-lock.ts';

interface DraftWriterOptions<Text extends UnsavedDraft> {
  browser: BrowserDrafts<Text>;
  /** Where the server keeps a copy too. */
  server?: ServerDraft<Text> | undefined;
  /** Removes the server's copy. */
  discard: (id: string) => void;
}

/**
 * Keeps what one form holds: in the browser at once, on the server soon, if it keeps such texts
 * (product 5.6). Each form writes under an id of its own, so that no tab ever overwrites what
 * another one keeps.
 */
export class DraftWriter<Text extends UnsavedDraft> {
  /** The id of the text that this form writes. */
  readonly id: string;
  private wasWritten: boolean;
  private last: Text | undefined;
  private release: (() => void) | undefined;

  /** With `continued`, the id of a kept text, the form goes on writing that one. */
  constructor(
    private readonly options: DraftWriterOptions<Text>,
    continued?: string,
  ) {
    this.id = continued ?? uuidv4();
    this.wasWritten = continued !== undefined;
  }

  /** Tells other tabs that this text has a writer. */
  open(): void {
    this.release ??= acquireWritingLock(this.id);
  }

  /** Keeps what was typed; undefined, when that is nothing new, makes the kept text go. */
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

  /** Nothing is sent any more until the next `write`, so that nothing comes after a save. */
  async pause(): Promise<void> {
    await this.options.server?.pause();
  }

  /** Goes on after a save that failed. */
  resume(): void {
    if (this.last) this.options.server?.write(this.last);
  }

  /** Forgets the text in this browser, after a save that took the server's copy along. */
  clear(): Promise<void> {
    this.options.browser.delete(this.id);
    this.last = undefined;
    this.wasWritten = false;
    return this.pause();
  }

  /** Sends what is waiting, at once. */
  flush(): void {
    this.options.server?.flush();
  }

  /** The form goes; what it wrote stays kept. */
  close(): void {
    this.options.server?.flush();
    this.release?.();
    this.release = undefined;
  }
}
