import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Publication as PublicationContent } from '../../../schema/content/lists.ts';

/** A numbered entry in the publications section. */
@ObjectType('Publication', { description: 'A publication listed in the publications section.' })
export class Publication implements PublicationContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Title of the work.' })
  title!: string;

  @Field(() => String, { description: 'Preprint, Poster, Report, Keynote or Scholar profile.' })
  kind!: PublicationContent['kind'];

  @Field(() => Int, {
    nullable: true,
    description: 'Year of publication; null if it has no single year.',
  })
  year?: number;

  @Field({ description: 'URL of the work.' })
  url!: string;

  @Field(() => Boolean, { description: 'True while the entry is a placeholder.' })
  sample!: boolean;
}
