import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { claimReviewLimits as limits, type Finding } from '../../../schema/check-rules.ts';
import type { Claim } from '../../../schema/content/claims.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { PostBody } from '../../posts/entities/post-body.entity.ts';
import type { Post } from '../../posts/entities/post.entity.ts';
import { selectPublic } from '../../posts/reading/visible-posts.ts';
import type { ChecksService } from '../checks.service.ts';
import { usedClaims, type UsedClaim } from './claim-place.ts';

interface PostReviewsOptions {
  database: Database;
  checks: Pick<ChecksService, 'review'>;
  /** The published register of claims. */
  claims: () => readonly Claim[];
  now: () => Date;
}

/** The claims that a published post uses, and its findings. */
export interface PostReview {
  id: string;
  title: string;
  usedClaims: UsedClaim[];
  /** The first findings, blocking ones before the others. */
  findings: Finding[];
  blocking: number;
  advice: number;
}

/** The published posts that have been read so far. */
interface ReviewedPosts {
  /** Newest first. */
  reviews: PostReview[];
  /** How many there are to read. */
  total: number;
}

const listedFields = [
  ...(['id', 'version', 'title', 'slug', 'subtitle', 'excerpt', 'excerptIsAuthored'] as const),
  ...(['metaTitle', 'metaDescription'] as const),
] as const;
type ListedPost = Pick<Post, (typeof listedFields)[number]>;

const postsPerPage = 500;
/** Link targets change without the post changing. Counted from when all had been read. */
const cacheMs = 30 * 60_000;

/**
 * Checks published posts against the register of claims, a few at a time: each call continues where
 * the last one ended and reads at least one post; results are cached until the post, the register
 * or the day changes.
 */
export class PostReviews {
  private readonly cache = new LRUCache<string, PostReview>({ max: limits.posts });
  private readAgainst: { claims: readonly Claim[]; day: string } | undefined;
  /**
   * Until when the results are cached; longer while they are incomplete, however long that takes.
   */
  private cachedUntil = 0;
  private allRead = false;
  private underway: Promise<ReviewedPosts> | undefined;

  constructor(private readonly options: PostReviewsOptions) {}

  /**
   * The known results for published posts, after reading a few more; simultaneous calls share one
   * run.
   * @throws Failure UNAVAILABLE when the queue of texts to read is full.
   */
  look(): Promise<ReviewedPosts> {
    this.underway ??= this.readMore().finally(() => {
      this.underway = undefined;
    });
    return this.underway;
  }

  private async readMore(): Promise<ReviewedPosts> {
    const now = this.options.now();
    const day = now.toISOString().slice(0, 10);
    const claims = this.options.claims();
    const isOld = now.getTime() > this.cachedUntil;
    if (this.readAgainst?.claims !== claims || this.readAgainst.day !== day || isOld) {
      this.cache.clear();
      this.readAgainst = { claims, day };
      this.allRead = false;
    }
    const reviews: PostReview[] = [];
    let total = 0;
    let reloaded = 0;
    const hasTimeLeft = (read: number): boolean =>
      read < limits.reloadsMax && this.options.now().getTime() - now.getTime() < limits.readForMs;
    for await (const post of this.posts(now)) {
      total += 1;
      const key = `${post.id} ${String(post.version)}`;
      let review = this.cache.get(key);
      if (review === undefined && (reloaded === 0 || hasTimeLeft(reloaded))) {
        reloaded += 1;
        review = await this.read(post, now);
        // Results against a register that has changed since are discarded.
        if (this.options.claims() === claims) this.cache.set(key, review);
      }
      if (review !== undefined) reviews.push(review);
    }
    if (!this.allRead) this.cachedUntil = now.getTime() + cacheMs;
    this.allRead ||= reviews.length === total;
    return { reviews, total };
  }

  private async *posts(now: Date): AsyncGenerator<ListedPost> {
    let last: string | undefined;
    for (let listed = 0; listed < limits.posts; listed += postsPerPage) {
      const selection = selectPublic(this.options.database.reader, now)
        .select(listedFields.map((name) => `post.${name}`))
        .orderBy('post.id', 'DESC')
        .limit(postsPerPage);
      if (last !== undefined) selection.andWhere('post.id < :last', { last });
      const page: ListedPost[] = await selection.getMany();
      yield* page;
      last = page.at(-1)?.id;
      if (page.length < postsPerPage) return;
      // Lets visitors' requests run in between.
      await setImmediate();
    }
  }

  private async read(post: ListedPost, now: Date): Promise<PostReview> {
    const { id, title, excerptIsAuthored } = post;
    const body = await this.options.database.reader.findOne(PostBody, {
      where: { postId: id },
      select: { postId: true, content: true, faqs: true, references: true },
    });
    const text = {
      ...post,
      excerpt: excerptIsAuthored ? post.excerpt : null,
      ...{ content: body?.content ?? '', faqs: body?.faqs ?? [], references: body?.references },
    };
    const { findings, statements } = await this.options.checks
      .review(text, now)
      .catch((error: unknown) => {
        // A text that takes too long must not block the others.
        if (!(error instanceof Failure) || error.code !== 'BAD_USER_INPUT') throw error;
        return { findings: [], statements: [] };
      });
    const blocking = findings.filter(({ severity }) => severity === 'BLOCKS').length;
    const review = {
      ...{ id, title, blocking, advice: findings.length - blocking },
      usedClaims: usedClaims(statements),
      findings: findings.slice(0, limits.findings),
    };
    // Excerpts are slices of the text, which would keep the whole text in memory.
    return JSON.parse(JSON.stringify(review)) as PostReview;
  }
}
