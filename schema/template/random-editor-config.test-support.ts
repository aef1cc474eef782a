import type { EditorConfig } from './editor-config.ts';
import { nest } from './nested.ts';
import type { SettingControl } from './settings/setting.ts';
import { templateVersion } from './template-options.ts';
import { settingEntries, type EditorSettings } from './template-settings.ts';

/** A seeded generator of numbers in [0, 1) (mulberry32), so that a failing case can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Any valid editor form: every field is chosen at random from its allowed values. */
export function randomEditorConfig(random: () => number): EditorConfig {
  const below = (bound: number) => Math.floor(random() * bound);
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }
  const flag = () => random() < 0.5;
  const hex = () =>
    `#${below(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  const letters = Array.from('abcXYZ 019éß"<>&{}\\/*;:€鳥🦆');
  const text = (max: number) =>
    Array.from({ length: 1 + below(max) }, () => pick(letters))
      .join('')
      .trim() || 'x';

  const value = (control: SettingControl) => {
    if (control.kind === 'switch') return flag();
    if (control.kind === 'choice') return pick(control.values);
    if (control.kind === 'colour') return flag() ? hex() : hex().toUpperCase();
    // Some characters count as two.
    return control.mayBeEmpty && flag() ? '' : text(Math.floor(control.max / 2));
  };

  return {
    version: templateVersion,
    lastModified: new Date(below(4_000_000_000) * 1000).toISOString(),
    ...nest<EditorSettings>(settingEntries.map(([path, { control }]) => [path, value(control)])),
  };
}
