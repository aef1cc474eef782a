import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-template.ts';
import { fieldValues, templateTexts, withFieldValues } from './template-texts.ts';

const now = Date.now();
const storedDrafts = () => templateTexts.all(now);

/**
 * A mock of the browser's storage; stored items are its own properties, as the code under test
 * expects.
 */
class Items {
  [key: string]: unknown;
}
class StoredItems extends Items {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

describe('unsaved changes of the template in the browser', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new StoredItems()));
  afterEach(() => vi.unstubAllGlobals());

  it('are restored unchanged, including incomplete colours, until they are deleted', () => {
    const config = structuredClone(defaultEditorConfig);
    config.colors.primary = '#c0';
    config.components.faq.enabled = false;
    const values = fieldValues(config);
    templateTexts.save({ id: 'a', basedOn: 4, writtenAt: now, values });
    const [text] = storedDrafts();
    expect(text).toMatchObject({ basedOn: 4, writtenAt: now });
    expect(withFieldValues(defaultEditorConfig, text?.values ?? {})).toEqual(config);
    templateTexts.delete('a');
    expect(storedDrafts()).toEqual([]);
  });

  it('are separate drafts per tab, deleted independently', () => {
    const values = fieldValues(defaultEditorConfig);
    templateTexts.save({ id: 'a', basedOn: 1, writtenAt: now - 1, values });
    templateTexts.save({ id: 'b', basedOn: 1, writtenAt: now, values });
    templateTexts.delete('b');
    expect(storedDrafts().map(({ id }) => id)).toEqual(['a']);
  });

  it('include changes that an earlier version of the editor has stored', () => {
    const values = { 'colors.primary': '#1d4b58' };
    localStorage.setItem('loon-template-changes', JSON.stringify({ number: 4, at: now, values }));
    const [text] = storedDrafts();
    expect(text).toEqual({ id: '', basedOn: 4, writtenAt: now, values });
    templateTexts.delete('');
    expect(storedDrafts()).toEqual([]);
  });

  it('restore only values that a control can produce', () => {
    const values = { 'layout.container.maxWidth': '5', 'colors.primary': true, version: '2.0.0' };
    expect(withFieldValues(defaultEditorConfig, values)).toEqual(defaultEditorConfig);
  });

  it.each(['', '{', '[]', '{"number":"x"}'])(
    'are not offered if they cannot be parsed (%j)',
    (text) => {
      localStorage.setItem('loon-template-changes', text);
      expect(storedDrafts()).toEqual([]);
    },
  );

  it('are skipped without an error if the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const values = fieldValues(defaultEditorConfig);
    expect(() => templateTexts.save({ id: 'a', basedOn: 1, writtenAt: now, values })).not.toThrow();
    expect(storedDrafts()).toEqual([]);
    expect(() => templateTexts.delete('a')).not.toThrow();
  });
});
