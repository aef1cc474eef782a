import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import { Redirect } from './redirect.entity.ts';

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
