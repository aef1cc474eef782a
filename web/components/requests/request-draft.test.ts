import { describe, expect, it } from 'vitest';
import { saveDraft, readDraft, typedFields, type DraftStorage } from './request-draft.ts';

const empty = { firstName: '', platformsToDemo: [] as string[], dataProcessingConsent: false };
const typed = { firstName: 'Amir', platformsToDemo: ['Lens'], dataProcessingConsent: true };

/** In-memory storage with the browser's interface. */
class MemoryStorage implements DraftStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const refusing: DraftStorage = {
  getItem: () => {
    throw new DOMException('Denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('Denied', 'SecurityError');
  },
};

describe('drafts of the request forms', () => {
  it('typed text survives a reload', () => {
    const storage = new MemoryStorage();
    saveDraft(storage, 'demo', typed);
    expect(readDraft(storage, 'demo', empty)).toMatchObject({
      firstName: 'Amir',
      platformsToDemo: ['Lens'],
    });
  });

  it('consents are neither stored nor restored', () => {
    const storage = new MemoryStorage();
    saveDraft(storage, 'demo', typed);
    expect([...storage.items.values()].join()).not.toContain('Consent');
    expect(readDraft(storage, 'demo', empty)?.dataProcessingConsent).toBe(false);
  });

  it('a form with only spaces has no draft', () => {
    const storage = new MemoryStorage();
    saveDraft(storage, 'demo', typed);
    saveDraft(storage, 'demo', { ...empty, firstName: '  ', dataProcessingConsent: true });
    expect(storage.items.size).toBe(0);
    expect(readDraft(storage, 'demo', empty)).toBeUndefined();
  });

  it('each form has its own draft', () => {
    const storage = new MemoryStorage();
    saveDraft(storage, 'demo', typed);
    expect(readDraft(storage, 'access', empty)).toBeUndefined();
  });

  it.each([
    ['broken text', '{'],
    ['another shape', '[1]'],
    ['nothing', 'null'],
    ['wrongly typed fields', '{"firstName":7,"platformsToDemo":[1],"dataProcessingConsent":true}'],
    ['unknown fields', '{"nickname":"Al"}'],
  ])('a stored draft of %s is ignored', (_, text) => {
    const storage = new MemoryStorage();
    saveDraft(storage, 'demo', typed);
    [...storage.items.keys()].forEach((key) => storage.setItem(key, text));
    expect(readDraft(storage, 'demo', empty)).toBeUndefined();
  });

  it('a browser that refuses to store causes no error', () => {
    expect(() => saveDraft(refusing, 'access', typed)).not.toThrow();
    expect(() => saveDraft(refusing, 'access', empty)).not.toThrow();
    expect(readDraft(refusing, 'access', empty)).toBeUndefined();
  });

  it('names the fields with a value, except consents', () => {
    expect(typedFields(typed)).toEqual(['firstName', 'platformsToDemo']);
    expect(typedFields(empty)).toEqual([]);
  });
});
