import { eachOptionalText, type OptionalPostText } from '../../../schema/post-fields.ts';

/** The optional texts of a post, as stored. */
export type OptionalTexts = Record<OptionalPostText, string | null>;

/** The same as sent by a client: absent means no change, empty removes the text. */
export type SentTexts = Partial<Record<OptionalPostText, string>>;

/** The optional texts of a post, or of a stored version of one. */
export function optionalTextsOf(post: OptionalTexts): OptionalTexts {
  return eachOptionalText((name) => post[name]);
}

/** The present texts overridden by those that were sent; a new post has no present texts. */
export function sentOver(sent: SentTexts, present?: OptionalTexts): OptionalTexts {
  return eachOptionalText((name) =>
    sent[name] === undefined ? (present?.[name] ?? null) : sent[name] || null,
  );
}

/** The stored texts in the form that a save sends. */
export function asSent(stored: OptionalTexts): Required<SentTexts> {
  return eachOptionalText((name) => stored[name] ?? '');
}
