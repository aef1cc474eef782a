import { Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import type { SiteModule } from '../site-module.ts';
import {
  LaunchChecklist,
  LaunchItem,
  type LaunchChecklistOptions,
} from './launch-checklist.service.ts';

/** GraphQL resolver for the launch checklist (product 8.8). */
@Resolver()
class LaunchResolver {
  constructor(private readonly checklist: LaunchChecklist) {}

  @Query(() => [LaunchItem], {
    description: 'Everything that is still a sample or not configured. Administrator only.',
  })
  launchChecklist(@CurrentAuthor() actor: Author): Promise<LaunchItem[]> {
    return this.checklist.items(actor);
  }
}

export function createLaunch(options: LaunchChecklistOptions): SiteModule {
  return { resolvers: [new LaunchResolver(new LaunchChecklist(options))] };
}
