import { Field } from 'type-graphql';
import {
  optionalPostTexts,
  postFields,
  type OptionalPostText,
} from '../../../schema/post-fields.ts';

/**
 * Adds the texts of a post that may be missing to a class of GraphQL, each described as in
 * `postFields`.
 * @param meaning What null or the empty text means there; the end of each description.
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
