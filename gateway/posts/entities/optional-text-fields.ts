import { Field } from 'type-graphql';
import {
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
