import type { Setting } from './settings/setting.ts';

function isLength({ control }: Setting): boolean {
  return control.kind === 'choice' && control.unit === 'px';
}

/** A value of the editor form as the server form has it. */
export function toStored(setting: Setting, value: unknown): unknown {
  return isLength(setting) ? `${String(value)}px` : value;
}

/** A value of the server form as the editor form has it. */
export function fromStored(setting: Setting, stored: unknown): unknown {
  return isLength(setting) ? Number.parseInt(String(stored), 10) : stored;
}
