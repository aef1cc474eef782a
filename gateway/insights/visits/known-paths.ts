import { LRUCache } from 'lru-cache';
import { otherName } from '../../../schema/insights-limits.ts';
import { anonymous } from '../../access/actor.ts';
import type { ArticleAddresses } from '../../site/pages/page-destination.ts';
import { articlePath } from '../../../schema/article-path.ts';
import {
  countedPathOf,
  meetingsPath,
  readPagePath,
  withoutLastSlashes,
} from '../../site/pages/page-address.ts';

interface KnownPathsOptions {
  articles: ArticleAddresses;
  /** Resolves with a function that checks whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
}

const rememberedMax = 2_000;
const rememberedMs = 60_000;

/** Maps a page's path, as sent by a browser or a form, to the name under which it is counted. */
export class KnownPaths {
  private readonly counted = new LRUCache<string, { name: string | undefined }>({
    max: rememberedMax,
    ttl: rememberedMs,
  });

  constructor(private readonly options: KnownPathsOptions) {}

  /**
   * The path that it is counted under, or "Other" if anonymous visitors find no page there;
   * undefined for the administration and for previews, which are not counted.
   */
  async nameOf(path: string): Promise<string | undefined> {
    const known = this.counted.get(path);
    if (known !== undefined) {
      return known.name;
    }
    const name = await this.find(withoutLastSlashes(path));
    this.counted.set(path, { name });
    return name;
  }

  private async find(path: string): Promise<string | undefined> {
    if (path === meetingsPath) {
      return meetingsPath;
    }
    const address = readPagePath(path, await this.options.loadKnownPaths());
    switch (address.kind) {
      case 'page':
      case 'meeting':
        return countedPathOf(path);
      case 'elsewhere':
        return this.find(address.path);
      case 'preview':
      case 'preferences':
      case 'review':
        return undefined;
      case 'unknown':
        return otherName;
      case 'article': {
        const slug = await this.options.articles.presentSlug(anonymous, address.slug);
        return slug === null ? otherName : articlePath(slug);
      }
    }
  }
}
