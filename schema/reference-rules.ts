import './zod-setup.ts';
import { z } from 'zod';
import {
  attributionLimits as limits,
  attributionMessages as messages,
} from './attribution-rules.ts';
import { doiOf } from './doi.ts';
import { atMost, requiredText, withoutStrayControls } from './text-rules.ts';

/** A source that a post cites. */
export interface Reference {
  text: string;
  /** A URL, if there is no DOI. */
  url: string | null;
  /** Without a prefix, such as 10.1136/bmj.n71. */
  doi: string | null;
}

/** An optional text; blank is the same as absent. */
function optionalPart(label: string, max: number, error: string) {
  return z
    .string({ error })
    .overwrite(withoutStrayControls)
    .trim()
    .max(max, { error: atMost(label, max), abort: true })
    .nullish()
    .transform((text) => (text ? text : null));
}

/** Whether a URL is safe to link to. */
function isWebAddress(text: string): boolean {
  if (/[\s"<>\\]/u.test(text) || !/^https?:\/\//iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function isDoiOrEmpty(text: string): boolean {
  return text === '' || doiOf(text) !== undefined;
}

/** The DOI of a post, in any notation; stored without its prefix (product 25.1). */
export const doiRule = z
  .string({ error: messages.doi })
  .overwrite(withoutStrayControls)
  .trim()
  .max(limits.doiMax, { error: atMost('DOI', limits.doiMax), abort: true })
  .refine(isDoiOrEmpty, { error: messages.doi })
  .overwrite((text) => doiOf(text) ?? text)
  .nullable()
  .transform((text) => text ?? '')
  .optional();

const written = z.object(
  {
    text: requiredText({
      required: messages.referenceText,
      label: 'Each reference',
      max: limits.referenceTextMax,
    }).overwrite((text) => text.replace(/(?<!\s)\s*[\r\n\u2028\u2029]+\s*/gu, ' ')),
    url: optionalPart('A link', limits.linkMax, messages.link).refine(
      (url) => url === null || isWebAddress(url) || doiOf(url) !== undefined,
      { error: messages.link },
    ),
    doi: optionalPart('A DOI', limits.doiMax, messages.doi).refine(
      (doi) => doi === null || doiOf(doi) !== undefined,
      { error: messages.doi },
    ),
  },
  { error: messages.referenceText },
);

/** A DOI is stored without its prefix, however it was written (product 18.2). */
const reference = written.transform(({ text, url, doi }, context): Reference => {
  const linked = url === null ? undefined : doiOf(url);
  const named = doi === null ? undefined : doiOf(doi);
  if (url !== null && named !== undefined && linked !== named) {
    context.addIssue({ code: 'custom', path: ['url'], message: messages.linkOrDoi });
  }
  const found = named ?? linked;
  return { text, url: found === undefined ? url : null, doi: found ?? null };
});

/** The references of a post, in order; null means none, undefined means unchanged. */
export const referencesRule = z
  .array(reference, { error: messages.references })
  .max(limits.referencesMax, { error: messages.tooManyReferences })
  .nullable()
  .transform((references) => references ?? [])
  .optional();
