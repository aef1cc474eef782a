import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-editor-config.ts';
import { fieldValues, templateTexts, withFieldValues } from './template-texts.ts';

const now = Date.now();
const storedDrafts = () => templateTexts.all(now);

/** A browser's storage as far as it is used: what is stored are its own properties. */
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

describe('unsaved changes of the template are kept in the browser', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new StoredItems()));
  afterEach(() => vi.unstubAllGlobals());

  it('come back as they were, half-typed colours included, until they are forgotten', () => {
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

  it('what two tabs write are two texts, and neither takes the other along', () => {
    const values = fieldValues(defaultEditorConfig);
    templateTexts.save({ id: 'a', basedOn: 1, writtenAt: now - 1, values });
    templateTexts.save({ id: 'b', basedOn: 1, writtenAt: now, values });
    templateTexts.delete('b');
    expect(storedDrafts().map(({ id }) => id)).toEqual(['a']);
  });

  it('changes that an earlier version of the editor kept are there', () => {
    const values = { 'colors.primary': '#1d4b58' };
    localStorage.setItem('loon-template-changes', JSON.stringify({ number: 4, at: now, values }));
    const [text] = storedDrafts();
    expect(text).toEqual({ id: '', basedOn: 4, writtenAt: now, values });
    templateTexts.delete('');
    expect(storedDrafts()).toEqual([]);
  });

  it('nothing but values that a control could have made is put back', () => {
    const values = { 'layout.container.maxWidth': '5', 'colors.primary': true, version: '2.0.0' };
    expect(withFieldValues(defaultEditorConfig, values)).toEqual(defaultEditorConfig);
  });

  it.each(['', '{', '[]', '{"number":"x"}'])('what cannot be read (%j) is not offered', (text) => {
    localStorage.setItem('loon-template-changes', text);
    expect(storedDrafts()).toEqual([]);
  });

  it('a browser without storage is no obstacle', () => {
    vi.stubGlobal('localStorage', undefined);
    const values = fieldValues(defaultEditorConfig);
    expect(() => templateTexts.save({ id: 'a', basedOn: 1, writtenAt: now, values })).not.toThrow();
    expect(storedDrafts()).toEqual([]);
    expect(() => templateTexts.delete('a')).not.toThrow();
  });
});
