import type { Setting } from './settings/setting.ts';

function isLength({ control }: Setting): boolean {
  return control.kind === 'choice' && control.unit === 'px';
}

/** Converts a value of the editor form to the server form. */
export function toStored(setting: Setting, value: unknown): unknown {
  return isLength(setting) ? `${String(value)}px` : value;
}

/** Converts a value of the server form to the editor form. */
export function fromStored(setting: Setting, stored: unknown): unknown {
  return isLength(setting) ? Number.parseInt(String(stored), 10) : stored;
}
