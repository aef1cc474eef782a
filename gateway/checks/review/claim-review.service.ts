import { postFormPath } from '../../../schema/article-path.ts';
import { claimReviewLimits as limits } from '../../../schema/check-rules.ts';
import { contentParts } from '../../../schema/content/content-parts.ts';
import type { Author } from '../../access/actor.ts';
import type { Content } from '../../site/content/content.ts';
import { usedClaims } from './claim-place.ts';
import { ClaimPlaceKind, type ClaimPlace, type ClaimReview } from './claim-review.types.ts';
import { contentStatements } from './content-statements.ts';
import type { PostReview, PostReviews } from './post-reviews.ts';

interface ClaimReviewDependencies {
  /** The site's content; read at each use. */
  content: Content;
  reviews: Pick<PostReviews, 'look'>;
}

/** Lists where the claims of the register are used, and the findings for published content. */
export class ClaimReviewService {
  constructor(private readonly deps: ClaimReviewDependencies) {}

  /**
   * The published register compared with the texts of the site and the published posts.
   * @throws Failure UNAVAILABLE when too many requests are queued.
   */
  async review(_actor: Author): Promise<ClaimReview> {
    const { reviews, total } = await this.deps.reviews.look();
    const places = this.placesByClaim(reviews);
    const found = reviews
      .filter(({ blocking, advice }) => blocking + advice > 0)
      .sort((one, other) => Number(other.blocking > 0) - Number(one.blocking > 0));
    return {
      claims: this.deps.content.claims.map(({ id }) => {
        const all = places.get(id) ?? [];
        return { claim: id, places: all.slice(0, limits.places), placeCount: all.length };
      }),
      posts: found.slice(0, limits.listed).map((post) => ({ ...post, url: postFormPath(post.id) })),
      postCount: found.length,
      checked: reviews.length,
      total,
    };
  }

  private placesByClaim(reviews: readonly PostReview[]): Map<string, ClaimPlace[]> {
    const places = new Map<string, ClaimPlace[]>();
    const add = (claim: string, place: ClaimPlace): void => {
      const before = places.get(claim);
      if (before) before.push(place);
      else places.set(claim, [place]);
    };
    for (const { part, statements } of contentStatements(this.deps.content)) {
      const { title } = contentParts[part];
      const url = `/blog-admin?tab=content&part=${part}`;
      for (const { claim, ...said } of usedClaims(statements)) {
        add(claim, { kind: ClaimPlaceKind.CONTENT, title, url, ...said });
      }
    }
    for (const review of reviews) {
      for (const { claim, ...said } of review.usedClaims) {
        add(claim, {
          ...{ kind: ClaimPlaceKind.POST, title: review.title, url: postFormPath(review.id) },
          ...said,
        });
      }
    }
    return places;
  }
}
