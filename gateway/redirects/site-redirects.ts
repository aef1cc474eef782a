import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { SiteModule } from '../site-module.ts';
import type { Redirections } from '../site/pages/page-destination.ts';
import { MissingPaths } from './missing-paths.ts';
import { Redirect } from './redirect.entity.ts';
import { RedirectsResolver } from './redirects.resolver.ts';
import { RedirectsService, type RedirectsDependencies } from './redirects.service.ts';

interface CurrentRedirectsOptions {
  database: Database;
  changes: Pick<SiteChanges, 'follow' | 'isCurrent'>;
}

/** The manual redirects, in memory, so that a missing page needs no query. */
export class CurrentRedirects {
  private targets: ReadonlyMap<string, string> = new Map();

  private constructor(private readonly options: CurrentRedirectsOptions) {
    options.changes.follow(async (changes) => {
      if (changes.some(({ topic }) => topic === 'redirect' || topic === 'everything')) {
        await this.read();
      }
    });
  }

  /** Reads the stored redirects. */
  static async open(options: CurrentRedirectsOptions): Promise<CurrentRedirects> {
    const current = new CurrentRedirects(options);
    await current.read();
    return current;
  }

  /** The target of a path in canonical form; undefined if it has no redirect. */
  async targetOf(path: string): Promise<string | undefined> {
    const { changes, database } = this.options;
    if (changes.isCurrent()) {
      return this.targets.get(path);
    }
    const stored = await database.reader.findOneBy(Redirect, { from: path });
    return stored?.to;
  }

  private async read(): Promise<void> {
    const stored = await this.options.database.reader.find(Redirect);
    this.targets = new Map(stored.map(({ from, to }) => [from, to]));
  }
}

interface SiteRedirectsDependencies extends RedirectsDependencies {
  logger: Logger;
}

/** The redirects for GraphQL and pages. */
interface SiteRedirects extends SiteModule {
  redirections: Redirections;
}

/** How often counts of missing pages are written. */
const storeEveryMs = 60_000;

/** Composes redirects for anonymous visitors and the counting of missing pages. */
export async function createSiteRedirects(deps: SiteRedirectsDependencies): Promise<SiteRedirects> {
  const current = await CurrentRedirects.open(deps);
  const missingPaths = new MissingPaths(deps);
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    redirections: {
      targetOf: (path) => current.targetOf(path),
      countMissing: (path) => missingPaths.note(path),
    },
    resolvers: [new RedirectsResolver(new RedirectsService(deps), missingPaths)],
    chores: [{ name: 'remove old missing pages', work: () => missingPaths.purgeOld() }],
    start: () => {
      timer = setInterval(() => void missingPaths.store(), storeEveryMs);
      timer.unref();
    },
    close: () => {
      clearInterval(timer);
      return missingPaths.store();
    },
  };
}
