import { z } from 'zod';

const controls = /\p{Cc}/gu;
const allowedControls = '\t\n\r';
/** A visible character: not a blank or a formatting character such as a zero-width space. */
const visible = /[^\s\p{Cf}]/u;
const lineBreak = /[\r\n\u2028\u2029]/;
const groupedDigits = new Intl.NumberFormat('en-CA');

interface TextRule {
  /** The field's own message, for a missing, empty or wrongly typed value. */
  required: string;
  /** The field's name at the start of a sentence. */
  label: string;
  max: number;
}

/**
 * Removes control characters except tab and line ends: they are invisible residues of pasting, and
 * PostgreSQL cannot store NUL.
 */
export function withoutStrayControls(text: string): string {
  return text.replace(controls, (control) => (allowedControls.includes(control) ? control : ''));
}

/** The error for a text that is too long (product 3.4). */
export function atMost(label: string, max: number): string {
  return `${label} must be at most ${groupedDigits.format(max)} characters.`;
}

export function isVisible(text: string): boolean {
  return visible.test(text);
}

export function isSingleLine(text: string): boolean {
  return !lineBreak.test(text);
}

/**
 * Required text, trimmed first. Has one error at most: the field's own if the text is missing,
 * empty, invisible or not a string, otherwise that of the maximum length.
 */
export function requiredText({ required, label, max }: TextRule) {
  return z
    .string({ error: required })
    .overwrite(withoutStrayControls)
    .trim()
    .refine(isVisible, { error: required, abort: true })
    .max(max, { error: atMost(label, max), abort: true });
}

/** Required text without line breaks, so that it is safe in a mail header or a table cell. */
export function requiredLine(rule: TextRule) {
  return requiredText(rule).refine(isSingleLine, {
    error: `${rule.label} must not contain line breaks.`,
    abort: true,
  });
}

/** Optional text, trimmed: null or blank becomes '', undefined stays undefined. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be a text.` })
    .overwrite(withoutStrayControls)
    .trim()
    .max(max, { error: atMost(label, max) })
    .nullable()
    .transform((text) => text ?? '')
    .optional();
}
