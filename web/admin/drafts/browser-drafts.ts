import { z } from 'zod';
import { postDraftLimits as limits } from '../../../schema/limits.ts';
import { idsBeingWritten } from './writing-lock.ts';
import { readStored, writeStored } from '../shell/browser-storage.ts';
import { dayMs } from '../../../schema/durations.ts';

/** A draft that has not been saved yet. */
export interface UnsavedDraft {
  /** Assigned by the form that writes it. */
  id: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

interface BrowserDraftsOptions<Text extends UnsavedDraft> {
  /** The prefix of their keys in the browser's storage. */
  prefix: string;
  serialize: (text: Text) => unknown;
  /** Returns undefined if the stored text cannot be read. */
  deserialize: (stored: unknown) => Text | undefined;
}

/** The unsaved drafts of one kind that are stored in this browser. */
export class BrowserDrafts<Text extends UnsavedDraft> {
  constructor(private readonly options: BrowserDraftsOptions<Text>) {}

  /** Stores a draft in this browser; does nothing if storage is unavailable. */
  save(text: Text): void {
    const { prefix, serialize } = this.options;
    writeStored('localStorage', prefix + text.id, serialize(text));
  }

  /** Stores a draft unless this browser has it as it was written later. */
  saveNewest(text: Text): void {
    const stored = this.read(this.options.prefix + text.id);
    if (stored === undefined || stored.writtenAt < text.writtenAt) this.save(text);
  }

  delete(id: string): void {
    writeStored('localStorage', this.options.prefix + id, undefined);
  }

  /** All drafts that are stored here; deletes expired ones. */
  all(now: number): Text[] {
    const { prefix } = this.options;
    let keys: string[];
    try {
      keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
    const oldest = now - limits.retentionDays * dayMs;
    return keys.flatMap((key) => {
      const text = this.read(key);
      if (text === undefined || text.writtenAt < oldest) {
        this.delete(key.slice(prefix.length));
        return [];
      }
      return [text];
    });
  }

  /** Drafts that no tab of this browser is editing, newest first. */
  async unwritten(now: number): Promise<Text[]> {
    const written = await idsBeingWritten();
    return this.all(now)
      .filter(({ id }) => !written.has(id))
      .sort((one, other) => other.writtenAt - one.writtenAt);
  }

  private read(key: string): Text | undefined {
    return this.options.deserialize(readStored('localStorage', key, z.unknown()));
  }
}
