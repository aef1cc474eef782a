import '../zod-setup.ts';
import { z } from 'zod';
import { atMost, requiredLine, withoutStrayControls } from '../text-rules.ts';
import {
  lengthOptions,
  templateTextLimits,
  templateVersion,
  type LengthOption,
} from './template-options.ts';

const hexColour = /^#[0-9a-f]{6}$/i;
const choices = (values: readonly (string | number)[], unit = '') =>
  values.map((value) => `${value}${unit}`).join(', ');

/** A colour: `#` and six hexadecimal digits, nothing else. */
export function colour() {
  const error = 'Colours must be written as # and six hexadecimal digits, such as #c0011d.';
  return z.string({ error }).regex(hexColour, { error });
}

/** A length in the editor form: a number of pixels from the control's list. */
export function pixels(option: LengthOption) {
  const allowed: readonly number[] = lengthOptions[option];
  return z.literal([...allowed], { error: `Must be one of ${choices(allowed)}.` });
}

/** A length in the server form: the same numbers as CSS lengths, such as `24px`. */
export function cssLength(option: LengthOption) {
  const allowed: readonly number[] = lengthOptions[option];
  const lengths = allowed.map((px) => `${px}px` as const);
  return z.literal(lengths, { error: `Must be one of ${choices(allowed, 'px')}.` });
}

/** A word or number from a list. */
export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal([...values], { error: `Must be one of ${choices(values)}.` });
}

export function toggle() {
  return z.boolean({ error: 'Must be true or false.' });
}

export const version = () =>
  z.literal(templateVersion, { error: `The version of a template is ${templateVersion}.` });
export const timestamp = () =>
  z.iso.datetime({ offset: true, error: 'Must be a date and time such as 2025-01-31T09:00:00Z.' });

const line = (label: string, max: number) =>
  requiredLine({ required: `${label} is required.`, label, max });

export const templateId = () => line('Id', templateTextLimits.idMax);
export const templateName = () => line('Name', templateTextLimits.nameMax);
export const faqTitle = () => line('FAQ title', templateTextLimits.faqTitleMax);
export const buttonText = () => line('Button text', templateTextLimits.buttonTextMax);
export const description = () =>
  z
    .string({ error: 'Description must be a text.' })
    .overwrite(withoutStrayControls)
    .trim()
    .max(templateTextLimits.descriptionMax, {
      error: atMost('Description', templateTextLimits.descriptionMax),
    });
