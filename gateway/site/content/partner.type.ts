import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const PartnerKind = { institution: 'institution', badge: 'badge' } as const;

registerEnumType(PartnerKind, {
  name: 'PartnerKind',
  description: 'The kind of a tile in the logo rows.',
  valuesConfig: {
    institution: { description: 'A partner institution.' },
    badge: { description: 'A startup programme.' },
  },
});

export const PartnerStyle = { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e' } as const;

registerEnumType(PartnerStyle, {
  name: 'PartnerStyle',
  description: 'A typographic style of a logo tile; style e emphasizes the first line.',
});

/** A tile of the logo rows (product 1.7). */
@ObjectType('Partner', { description: 'A partner institution or startup programme.' })
export class Partner {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Full name, also used as the tile’s tooltip.' })
  name!: string;

  @Field({ description: 'Text alternative of the logo.' })
  altText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the logo on this site; null if the tile shows text.',
  })
  image!: string | null;

  @Field(() => PartnerKind, { description: 'Institution or startup programme.' })
  kind!: keyof typeof PartnerKind;

  @Field(() => [String], { description: 'The words on the tile, line by line.' })
  lines!: string[];

  @Field(() => PartnerStyle, {
    nullable: true,
    description: 'Typographic style of an institution’s tile; null for a badge.',
  })
  style!: keyof typeof PartnerStyle | null;

  @Field(() => Int, { description: 'The row of the tile, one of two.' })
  row!: number;

  @Field(() => Boolean, { description: 'True if the entry is a placeholder.' })
  sample!: boolean;
}
