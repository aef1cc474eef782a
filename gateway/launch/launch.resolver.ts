import { Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import type { LaunchChecklist, LaunchItem, LaunchPlace } from './launch-checklist.service.ts';

@ObjectType('LaunchPlace', { description: 'Where one thing of the launch checklist stands.' })
class LaunchPlaceType implements LaunchPlace {
  @Field({ description: 'What it is called.' })
  name!: string;

  @Field({ description: 'The part of the content, or the setting.' })
  setting!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The place of the site where it is seen; null where it is seen nowhere.',
  })
  href!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the owner has to answer before it can be true; null where nothing is asked.',
  })
  question?: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Where the administration edits it; null where it does not.',
  })
  edit?: string;
}

@ObjectType('LaunchItem', { description: 'One thing that should be in order before a launch.' })
class LaunchItemType implements LaunchItem {
  @Field(() => ID, { description: 'samples, publicUrl, identity, mail, ai, backup or erasures.' })
  id!: string;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it is in order.' })
  done!: boolean;

  @Field({ description: 'How it stands.' })
  detail!: string;

  @Field({ description: 'How to mend it; empty when it is in order.' })
  remedy!: string;

  @Field(() => [String], { description: 'The single things that are open, such as samples.' })
  open!: string[];

  @Field(() => [LaunchPlaceType], {
    description: 'What is set where, and where that is seen; of samples, each that is left.',
  })
  places!: LaunchPlace[];
}

/** GraphQL side of the launch checklist (product 8.8). */
@Resolver()
export class LaunchResolver {
  constructor(private readonly checklist: LaunchChecklist) {}

  @Query(() => [LaunchItemType], {
    description: 'What is still a sample or not configured. Administrator only.',
  })
  launchChecklist(@Ctx() { actor }: GraphQLContext): Promise<LaunchItem[]> {
    return this.checklist.items(actor);
  }
}
