import type { SiteModule } from '../site-module.ts';
import { LaunchChecklist, type LaunchChecklistOptions } from './launch-checklist.service.ts';
import { LaunchResolver } from './launch.resolver.ts';

export function createLaunch(options: LaunchChecklistOptions): SiteModule {
  return { resolvers: [new LaunchResolver(new LaunchChecklist(options))] };
}
