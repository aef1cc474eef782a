import { Field, ID, ObjectType } from 'type-graphql';
import type { Service as ServiceContent } from '../../../schema/content/lists.ts';

/** A service card (product 2.9). */
@ObjectType('Service', { description: 'A service card.' })
export class Service implements ServiceContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Name of the service.' })
  title!: string;

  @Field({ description: 'What the service does, in one or two sentences.' })
  summary!: string;

  @Field({ description: 'Text of the link.' })
  linkLabel!: string;

  @Field({ description: 'The section of the home page with the details.' })
  href!: string;

  @Field({ description: 'Name of the icon.' })
  icon!: string;
}
