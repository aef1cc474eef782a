import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What a tile of the logo rows stands for. */
export const PartnerKind = { institution: 'institution', badge: 'badge' } as const;

registerEnumType(PartnerKind, {
  name: 'PartnerKind',
  description: 'What a tile of the logo rows stands for.',
  valuesConfig: {
    institution: { description: 'A partner institution.' },
    badge: { description: 'A startup programme.' },
  },
});

/** The typographic styles of a tile. */
export const PartnerStyle = { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e' } as const;

registerEnumType(PartnerStyle, {
  name: 'PartnerStyle',
  description: 'A typographic style of a logo tile; in style e the first line stands out.',
});

/** A tile of the logo rows (product 1.7). */
@ObjectType('Partner', { description: 'A partner institution or startup programme.' })
export class Partner {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Full name, also the tooltip of the tile.' })
  name!: string;

  @Field({ description: 'Text alternative of the logo.' })
  altText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the logo on this site; null while the tile is set in type.',
  })
  image!: string | null;

  @Field(() => PartnerKind, { description: 'Institution or startup programme.' })
  kind!: keyof typeof PartnerKind;

  @Field(() => [String], { description: 'The words set on the tile, line by line.' })
  lines!: string[];

  @Field(() => PartnerStyle, {
    nullable: true,
    description: 'Typographic style of an institution’s tile; null for a badge.',
  })
  style!: keyof typeof PartnerStyle | null;

  @Field(() => Int, { description: 'Which of the two rows the tile stands in.' })
  row!: number;

  @Field(() => Boolean, { description: 'True while the entry is a placeholder.' })
  sample!: boolean;
}
