import { postDraftLimits as limits } from '../../../schema/limits.ts';
import { idsBeingWritten } from './writing-lock.ts';

/** A text that is being written and was not saved. */
export interface UnsavedDraft {
  /** Given by the form that writes it. */
  id: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

interface BrowserDraftsOptions<Text extends UnsavedDraft> {
  /** Begins the key of each of them in the browser's storage. */
  prefix: string;
  /** What is stored of a text. */
  serialize: (text: Text) => unknown;
  /** The text that was stored; undefined when it can't be read. */
  deserialize: (stored: unknown) => Text | undefined;
}

/** The unsaved texts of one kind that this browser keeps. */
export class BrowserDrafts<Text extends UnsavedDraft> {
  constructor(private readonly options: BrowserDraftsOptions<Text>) {}

  /** Keeps an unsaved text in this browser; does nothing where it offers no storage. */
  save(text: Text): void {
    const { prefix, serialize } = this.options;
    try {
      localStorage.setItem(prefix + text.id, JSON.stringify(serialize(text)));
    } catch {
      // A full or forbidden storage must not stop the writing.
    }
  }

  /** Forgets a text that this browser keeps. */
  delete(id: string): void {
    try {
      localStorage.removeItem(this.options.prefix + id);
    } catch {
      // Nothing was kept where there is no storage.
    }
  }

  /** All that are kept here; old ones go. */
  all(now: number): Text[] {
    const { prefix } = this.options;
    let keys: string[];
    try {
      keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
    const oldest = now - limits.retentionDays * 86_400_000;
    return keys.flatMap((key) => {
      const text = this.read(key);
      if (text === undefined || text.writtenAt < oldest) {
        this.delete(key.slice(prefix.length));
        return [];
      }
      return [text];
    });
  }

  /** Those that no tab of this browser is writing, the newest first. */
  async unwritten(now: number): Promise<Text[]> {
    const written = await idsBeingWritten();
    return this.all(now)
      .filter(({ id }) => !written.has(id))
      .sort((one, other) => other.writtenAt - one.writtenAt);
  }

  private read(key: string): Text | undefined {
    try {
      return this.options.deserialize(JSON.parse(localStorage.getItem(key) ?? ''));
    } catch {
      return undefined;
    }
  }
}
