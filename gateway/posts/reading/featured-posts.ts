import type { SiteChanges } from '../../changes/site-changes.ts';
import type { PostService } from './post.service.ts';
import type { PublicationSchedule } from '../schedule/publication-schedule.ts';

interface FeaturedPostsDependencies {
  posts: Pick<PostService, 'featuredIds'>;
  changes: Pick<SiteChanges, 'onChange' | 'isCurrent'>;
  schedule: Pick<PublicationSchedule, 'nextAt'>;
  now: () => Date;
}

/**
 * The newest three public posts (product 4.2), cached until something public changes or is due,
 * because every list needs them.
 */
export class FeaturedPosts {
  private cached: { ids: ReadonlySet<string>; until: number } | undefined;
  private generation = 0;

  constructor(private readonly deps: FeaturedPostsDependencies) {
    deps.changes.onChange(() => {
      this.cached = undefined;
      this.generation += 1;
    });
  }

  /** Their ids; synchronous if cached. */
  ids(): ReadonlySet<string> | Promise<ReadonlySet<string>> {
    const { changes, now } = this.deps;
    return this.cached !== undefined && now().getTime() < this.cached.until && changes.isCurrent()
      ? this.cached.ids
      : this.read();
  }

  private async read(): Promise<ReadonlySet<string>> {
    const { generation } = this;
    // Read first, so that data read just before a publication expires with it.
    const until = this.deps.schedule.nextAt();
    const ids = await this.deps.posts.featuredIds();
    if (generation === this.generation) {
      this.cached = { ids, until };
    }
    return ids;
  }
}
