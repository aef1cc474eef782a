import { eachOptionalText, type OptionalPostText } from '../../../schema/post-fields.ts';

/** Texts of a post that may be missing, as they are stored. */
export type OptionalTexts = Record<OptionalPostText, string | null>;

/** The same as they are sent: absent stays as it is, empty removes. */
export type SentTexts = Partial<Record<OptionalPostText, string>>;

/** The optional texts of a post, or of a stored version of one. */
export function optionalTextsOf(post: OptionalTexts): OptionalTexts {
  return eachOptionalText((name) => post[name]);
}

/** What was sent over what is there; nothing is there of a new post. */
export function sentOver(sent: SentTexts, present?: OptionalTexts): OptionalTexts {
  return eachOptionalText((name) =>
    sent[name] === undefined ? (present?.[name] ?? null) : sent[name] || null,
  );
}

/** What is stored, as a save would send it. */
export function asSent(stored: OptionalTexts): Required<SentTexts> {
  return eachOptionalText((name) => stored[name] ?? '');
}
