import './zod-setup.ts';
import { z } from 'zod';
import {
  attributionLimits as limits,
  attributionMessages as messages,
} from './attribution-rules.ts';
import { atMost, withoutStrayControls } from './text-rules.ts';

/** An author or reviewer of a post. */
export interface Person {
  /** The name as entered; empty if only the key was sent. */
  name: string;
  /** Key of the team member, which does not change with the name; null for a plain name. */
  member: string | null;
}

const key = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

function named(error: string) {
  return z.object(
    {
      name: z
        .string({ error })
        .overwrite((name) => withoutStrayControls(name).replace(/\s+/gu, ' '))
        .trim()
        .max(limits.personNameMax, { error: atMost('A name', limits.personNameMax) })
        .nullish()
        .transform((name) => name ?? ''),
      member: z
        .string({ error: messages.member })
        .trim()
        .max(limits.personNameMax, { error: messages.member })
        .refine((member) => member === '' || key.test(member), { error: messages.member })
        .nullish()
        .transform((member) => (member ? member : null)),
    },
    { error },
  );
}

/** A plain name without a key is valid too. */
function person(error: string) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? { name: given } : given),
    named(error),
  );
}

function isSomebody({ name, member }: Person): boolean {
  return name !== '' || member !== null;
}

function withoutRepeated(people: readonly Person[]): Person[] {
  const byKey = new Map<string, Person>();
  for (const one of people) {
    const known = one.member ?? `"${one.name.toLowerCase()}"`;
    if (!byKey.has(known)) byKey.set(known, one);
  }
  return [...byKey.values()];
}

/** The authors of a post, in order; null means none, undefined means unchanged. */
export const authorsRule = z
  .array(
    person(messages.authorName).refine(isSomebody, { error: messages.authorName, path: ['name'] }),
    { error: messages.authors },
  )
  .max(limits.authorsMax, { error: messages.tooManyAuthors })
  .nullable()
  .transform((authors) => withoutRepeated(authors ?? []))
  .optional();

/** The reviewer of a post; null or an empty person means none, undefined means unchanged. */
export const reviewerRule = person(messages.reviewer)
  .transform((reviewer) => (isSomebody(reviewer) ? reviewer : null))
  .nullable()
  .optional();
