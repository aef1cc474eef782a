import { Field, ID, ObjectType } from 'type-graphql';
import type { NavigationTile as NavigationTileContent } from '../../../schema/content/lists.ts';

/** A tile of the navigation grid (product 2.7). */
@ObjectType('NavigationTile', { description: 'A tile of the navigation grid.' })
export class NavigationTile implements NavigationTileContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Name of the section.' })
  title!: string;

  @Field({ description: 'A few words about the section.' })
  label!: string;

  @Field({ description: 'Anchor of the section.' })
  href!: string;

  @Field({ description: 'Name of the icon.' })
  icon!: string;
}
