import { v4 as uuidv4 } from 'uuid';
import type { PostValues } from '../form/post-values.ts';
import { forgetInBrowser, keepInBrowser } from './browser-texts.ts';
import type { ServerDraft } from './server-draft.ts';
import type { UnsavedText } from './unsaved-text.ts';
import { holdWritingLock } from './writing-lock.ts';

/** What a form was opened with, as far as a draft of it has to know. */
interface Subject {
  postId: string | null;
  basedOn: number | null;
}

interface DraftWriterOptions {
  server: ServerDraft;
  /** Removes the server's copy. */
  discard: (id: string) => void;
}

/**
 * Keeps what one form holds: in the browser at once, on the server soon. Each form writes under an
 * id of its own, so that no tab ever overwrites what another one keeps.
 */
export class DraftWriter {
  /** The id of the text that this form writes. */
  readonly id: string;
  private wasWritten: boolean;
  private last: UnsavedText | undefined;
  private release: (() => void) | undefined;

  /** With `continued`, the id of a kept text, the form goes on writing that one. */
  constructor(
    private readonly options: DraftWriterOptions,
    continued?: string,
  ) {
    this.id = continued ?? uuidv4();
    this.wasWritten = continued !== undefined;
  }

  /** Tells other tabs that this text has a writer. */
  open(): void {
    this.release ??= holdWritingLock(this.id);
  }

  /** Keeps what differs from the opened post; nothing of it makes the kept text go. */
  write(subject: Subject, changes: Partial<PostValues>): void {
    if (Object.keys(changes).length > 0) {
      const text: UnsavedText = {
        ...subject,
        id: this.id,
        writtenAt: Date.now(),
        changes,
      };
      this.wasWritten = true;
      this.last = text;
      keepInBrowser(text);
      this.options.server.write(text);
    } else if (this.wasWritten) {
      void this.forget().then(() => this.options.discard(this.id));
    }
  }

  /** Nothing is sent any more until the next `write`, so that nothing comes after a save. */
  settle(): Promise<void> {
    return this.options.server.hold();
  }

  /** Goes on after a save that failed. */
  keepOn(): void {
    if (this.last) this.options.server.write(this.last);
  }

  /** Forgets the text in this browser, after a save that took the server's copy along. */
  forget(): Promise<void> {
    forgetInBrowser(this.id);
    this.last = undefined;
    this.wasWritten = false;
    return this.options.server.hold();
  }

  /** Sends what is waiting, at once. */
  flush(): void {
    this.options.server.flush();
  }

  /** The form goes; what it wrote stays kept. */
  close(): void {
    this.options.server.flush();
    this.release?.();
    this.release = undefined;
  }
}
