import { Field } from 'type-graphql';
import {
  eachOptionalText,
  optionalPostTexts,
  postFields,
  type OptionalPostText,
} from '../../../schema/post-fields.ts';

/**
 * Adds the optional texts of a post to a GraphQL class, with the descriptions of `postFields`.
 * @param meaning The meaning of null or the empty text; the end of each description.
 */
export function withOptionalTexts(
  { prototype }: { prototype: object },
  describe: (description: string, name: OptionalPostText) => string,
  decorate?: (name: OptionalPostText) => PropertyDecorator,
): void {
  for (const name of optionalPostTexts) {
    const { description } = postFields[name].optional;
    Field(() => String, { nullable: true, description: describe(description, name) })(
      prototype,
      name,
    );
    decorate?.(name)(prototype, name);
  }
}

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
