import { Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import type { SiteModule } from '../site-module.ts';
import {
  LaunchChecklist,
  type LaunchChecklistOptions,
  type LaunchItem,
  type LaunchPlace,
} from './launch-checklist.service.ts';

@ObjectType('LaunchPlace', {
  description: 'Where an item of the launch checklist is set and shown.',
})
class LaunchPlaceType implements LaunchPlace {
  @Field({ description: 'Its name.' })
  name!: string;

  @Field({ description: 'The part of the content, or the setting.' })
  setting!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the site shows it; null if nowhere.',
  })
  href!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A question that the owner must answer to complete it; null if there is none.',
  })
  question?: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Where to edit it in the administration; null if it cannot be edited there.',
  })
  edit?: string;
}

@ObjectType('LaunchItem', { description: 'An item that should be in order before a launch.' })
class LaunchItemType implements LaunchItem {
  @Field(() => ID, { description: 'samples, publicUrl, identity, mail, ai, backup or erasures.' })
  id!: string;

  @Field({ description: 'Its subject.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it is in order.' })
  done!: boolean;

  @Field({ description: 'Its current state.' })
  detail!: string;

  @Field({ description: 'How to fix it; empty if it is in order.' })
  remedy!: string;

  @Field(() => [String], { description: 'The individual open entries, such as samples.' })
  open!: string[];

  @Field(() => [LaunchPlaceType], {
    description:
      'Where it is set, and where the site shows it; for samples, one entry for each that is left.',
  })
  places!: LaunchPlace[];
}

/** GraphQL resolver for the launch checklist (product 8.8). */
@Resolver()
class LaunchResolver {
  constructor(private readonly checklist: LaunchChecklist) {}

  @Query(() => [LaunchItemType], {
    description: 'Everything that is still a sample or not configured. Administrator only.',
  })
  launchChecklist(@CurrentAuthor() actor: Author): Promise<LaunchItem[]> {
    return this.checklist.items(actor);
  }
}

export function createLaunch(options: LaunchChecklistOptions): SiteModule {
  return { resolvers: [new LaunchResolver(new LaunchChecklist(options))] };
}
