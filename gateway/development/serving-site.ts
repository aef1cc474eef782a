import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { App } from '../app.ts';
import type * as Composition from './compose.ts';

/** Where decorators register their classes, for the whole process. */
const registries = ['TypeGraphQLMetadataStorage', 'typeormMetadataArgsStorage'];

/** The lists of all registries, each with a function that replaces it. */
function listsOfRegistries(): { list: unknown[]; replace: (list: unknown[]) => void }[] {
  return registries.flatMap((name) => {
    const registry: unknown = Reflect.get(globalThis, name);
    if (typeof registry !== 'object' || registry === null) return [];
    return Object.entries(registry).flatMap(([key, list]: [string, unknown]) =>
      Array.isArray(list)
        ? [{ list, replace: (shorter: unknown[]) => void Reflect.set(registry, key, shorter) }]
        : [],
    );
  });
}

/** What decorators have registered up to now. */
function registeredClasses(): ReadonlySet<unknown> {
  return new Set(listsOfRegistries().flatMap(({ list }) => list));
}

/** Removes what only a site that was replaced needs: schemas are built from everything that is there. */
function unregister(isObsolete: (entry: unknown) => boolean): void {
  for (const { list, replace } of listsOfRegistries()) {
    replace(list.filter((entry) => !isObsolete(entry)));
  }
}

/** How long requests may still take when their site or its pages have been replaced. */
export const drainMs = 2_000;
const pollMs = 100;

/**
 * Runs `work` with modules that are all evaluated again, since a class that is evaluated again is
 * another one to modules that have imported it before. They are unloaded if it fails.
 */
export async function withNewModules<T>(
  vite: ViteDevServer,
  work: (modules: ModuleRunner) => Promise<T>,
): Promise<T> {
  const modules = createServerModuleRunner(vite.environments.ssr, {
    hmr: false,
    sourcemapInterceptor: false,
  });
  try {
    return await work(modules);
  } catch (error) {
    await modules.close();
    throw error;
  }
}

/** A site that serves requests until another one replaces it. */
export class ServingSite {
  private readonly open = new Set<ServerResponse>();

  private constructor(
    private readonly app: App,
    private readonly modules: ModuleRunner,
    /** The classes of the sites before this one. */
    private readonly earlierClasses: ReadonlySet<unknown>,
  ) {}

  /** Loads and composes a site; if that fails, nothing of it is left. */
  static async load(parts: Composition.DevelopmentParts): Promise<ServingSite> {
    const before = registeredClasses();
    try {
      return await withNewModules(parts.vite, async (modules) => {
        const { composeDevelopment } = await modules.import<typeof Composition>(
          '/gateway/development/compose.ts',
        );
        return new ServingSite(await composeDevelopment(parts), modules, before);
      });
    } catch (error) {
      unregister((entry) => !before.has(entry));
      throw error;
    }
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    this.app.handle(request, response);
  }

  /** Closes the site that this one replaces, after its last request. */
  async replace(previous: ServingSite): Promise<void> {
    await previous.close();
    unregister((entry) => this.earlierClasses.has(entry));
  }

  private async close(): Promise<void> {
    await this.app.endLongRequests();
    for (let waited = 0; this.open.size > 0 && waited < drainMs; waited += pollMs) {
      await pause(pollMs);
    }
    await this.app.close();
    await this.modules.close();
  }
}
