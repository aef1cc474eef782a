import type { z } from 'zod';
import { lengthOptions, type LengthOption, type TemplateComponent } from '../template-options.ts';
import { colour, cssLength, oneOf, pixels, toggle } from '../template-values.ts';

/** What the table says of a setting, whatever its kind. */
interface Facts<Value, Path extends string> {
  /** Dotted path in the server form (product 7.1). */
  stored: Path;
  /** Its value in the site's own template. */
  standard: Value;
  /** A sender may not leave it out. */
  required?: true;
  /** The custom property that carries it to the article's style sheet. */
  variable?: `--template-${string}`;
  /** Its words in the Visual Editor (product 7.4). */
  label: string;
  hint?: string;
  /** The component in which it shows most, where its path does not say it. */
  part?: TemplateComponent;
  /** What it is, for the schema of GraphQL. */
  description: string;
}

/** How the Visual Editor lets a setting be changed. */
export type SettingControl =
  | { kind: 'colour' }
  | { kind: 'switch' }
  | { kind: 'text'; max: number; mayBeEmpty?: true }
  | { kind: 'choice'; values: readonly (string | number)[]; unit?: 'px' };

/** A setting of the template, as both of its forms and whoever shows or checks them know it. */
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
  /** What its custom property says, where that is not the stored value. */
  css?: (stored: string) => string;
}

/** A colour. */
export function colourSetting<Path extends string>(
  facts: Facts<string, Path>,
): Setting<string, string, Path> {
  return { ...facts, control: { kind: 'colour' }, rule: colour(), storedRule: colour() };
}

/** Something that is on or off. */
export function switchSetting<Path extends string>(
  facts: Facts<boolean, Path>,
): Setting<boolean, boolean, Path> {
  return { ...facts, control: { kind: 'switch' }, rule: toggle(), storedRule: toggle() };
}

/** A length of a list: a number of pixels in the editor form, a CSS length in the server form. */
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

/** One word or number of a list. */
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

/** A short text that follows a rule of its own. */
export function textSetting<Path extends string>(
  text: { rule: z.ZodType<string>; max: number; mayBeEmpty?: true },
  facts: Facts<string, Path>,
): Setting<string, string, Path> {
  const { rule, ...bounds } = text;
  return { ...facts, control: { kind: 'text', ...bounds }, rule, storedRule: rule };
}
