import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-editor-config.ts';
import { forgetChanges, keepChanges, keptChanges, withKeptChanges } from './kept-changes.ts';

/** A browser's storage as far as it is used. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('unsaved changes of the template are kept in the browser', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));
  afterEach(() => vi.unstubAllGlobals());

  it('come back as they were, half-typed colours included, until they are forgotten', () => {
    const config = structuredClone(defaultEditorConfig);
    config.colors.primary = '#c0';
    config.components.faq.enabled = false;
    keepChanges(config, 4, 1_000);
    const kept = keptChanges();
    expect(kept).toMatchObject({ number: 4, at: 1_000 });
    if (kept === undefined) throw new Error('nothing kept');
    expect(withKeptChanges(defaultEditorConfig, kept)).toEqual(config);
    forgetChanges();
    expect(keptChanges()).toBeUndefined();
  });

  it('nothing but values that a control could have made is put back', () => {
    const values = { 'layout.container.maxWidth': '5', 'colors.primary': true, version: '2.0.0' };
    expect(withKeptChanges(defaultEditorConfig, { number: 1, at: 1, values })).toEqual(
      defaultEditorConfig,
    );
  });

  it.each(['', '{', '[]', '{"number":"x"}'])('what cannot be read (%j) is not offered', (text) => {
    localStorage.setItem('loon-template-changes', text);
    expect(keptChanges()).toBeUndefined();
  });

  it('a browser without storage is no obstacle', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepChanges(defaultEditorConfig, 1, 1)).not.toThrow();
    expect(keptChanges()).toBeUndefined();
    expect(() => forgetChanges()).not.toThrow();
  });
});
