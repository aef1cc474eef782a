import type { z } from 'zod';
import { lengthOptions, type LengthOption, type TemplateComponent } from '../template-options.ts';
import { colour, cssLength, oneOf, pixels, toggle } from '../template-values.ts';

/** Properties of a setting of any kind. */
interface Facts<Value, Path extends string> {
  /** Dotted path in the server form (product 7.1). */
  stored: Path;
  /** Its value in the site's own template. */
  standard: Value;
  /** Whether the setting is required in input. */
  required?: true;
  /** The custom property for the style sheet of articles. */
  variable?: `--template-${string}`;
  /** Its label in the Visual Editor (product 7.4). */
  label: string;
  hint?: string;
  /** The component that it affects most, unless its path names it. */
  part?: TemplateComponent;
  /** The description in the GraphQL schema. */
  description: string;
}

/** The control of a setting in the Visual Editor. */
export type SettingControl =
  | { kind: 'colour' }
  | { kind: 'switch' }
  | { kind: 'text'; max: number; mayBeEmpty?: true }
  | { kind: 'choice'; values: readonly (string | number)[]; unit?: 'px' };

/** A setting of the template, for both forms and for all code that shows or checks it. */
export interface Setting<
  Value = unknown,
  StoredValue = unknown,
  Path extends string = string,
> extends Facts<Value, Path> {
  control: SettingControl;
  /** The rule of the editor form. */
  rule: z.ZodType<Value>;
  /** The rule of the server form. */
  storedRule: z.ZodType<StoredValue>;
  /** Computes the value of the custom property, if it differs from the stored value. */
  css?: (stored: string) => string;
}

export function colourSetting<Path extends string>(
  facts: Facts<string, Path>,
): Setting<string, string, Path> {
  return { ...facts, control: { kind: 'colour' }, rule: colour(), storedRule: colour() };
}

/** A setting that can be enabled or disabled. */
export function switchSetting<Path extends string>(
  facts: Facts<boolean, Path>,
): Setting<boolean, boolean, Path> {
  return { ...facts, control: { kind: 'switch' }, rule: toggle(), storedRule: toggle() };
}

/** A length from a list: a number of pixels in the editor form, a CSS length in the server form. */
export function lengthSetting<Path extends string>(
  option: LengthOption,
  facts: Facts<number, Path>,
): Setting<number, `${number}px`, Path> {
  return {
    ...facts,
    control: { kind: 'choice', values: lengthOptions[option], unit: 'px' },
    rule: pixels(option),
    storedRule: cssLength(option),
  };
}

/** A word or number from a list. */
export function choiceSetting<const Value extends string | number, Path extends string>(
  values: readonly Value[],
  facts: Facts<Value, Path> & { css?: (stored: string) => string },
): Setting<Value, Value, Path> {
  return {
    ...facts,
    control: { kind: 'choice', values },
    rule: oneOf(values),
    storedRule: oneOf(values),
  };
}

/** A short text with its own rule. */
export function textSetting<Path extends string>(
  text: { rule: z.ZodType<string>; max: number; mayBeEmpty?: true },
  facts: Facts<string, Path>,
): Setting<string, string, Path> {
  const { rule, ...bounds } = text;
  return { ...facts, control: { kind: 'text', ...bounds }, rule, storedRule: rule };
}

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
