import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { CheckedPost } from '../posts/editing/publication-gate.ts';
import type { BlockedPublications } from './blocked/blocked-publications.ts';
import { CheckPostInput, ExternalLinkCheck, PostCheck } from './check.types.ts';
import type { ChecksService } from './checks.service.ts';
import type { ClaimReviewService } from './review/claim-review.service.ts';
import { ClaimReview } from './review/claim-review.types.ts';

@Resolver()
export class ClaimReviewResolver {
  constructor(private readonly reviews: ClaimReviewService) {}

  @Query(() => ClaimReview, {
    description:
      'Where the published claims are used, and the findings of the checks in published posts; reads at most 40 posts again at a time. Administrator only.',
    complexity: 40,
  })
  claimReview(@CurrentAuthor() actor: Author): Promise<ClaimReview> {
    return this.reviews.review(actor);
  }
}

@ObjectType('BlockedPublication', {
  description: 'A scheduled post that its checks blocked, and that is a draft again.',
})
class BlockedPublicationType {
  @Field(() => ID, { description: 'Id of the post.' })
  postId!: string;

  @Field({ description: 'Its title at that time.' })
  title!: string;

  @Field({ description: 'When it was to be published.' })
  dueAt!: Date;
}

/** GraphQL resolver for blocked publications (product 15.4). */
@Resolver()
export class BlockedPublicationsResolver {
  constructor(private readonly blocked: BlockedPublications) {}

  @Query(() => [BlockedPublicationType], {
    description:
      'Scheduled posts that were not published and are still drafts, the last one first. Administrator only.',
  })
  blockedPublications(@CurrentAuthor() actor: Author): Promise<BlockedPublicationType[]> {
    return this.blocked.list(actor);
  }
}

function postOf(input: CheckPostInput): CheckedPost {
  const { title, subtitle, content, excerpt, metaTitle, metaDescription } = input;
  const { faqs, references, slug } = input;
  return {
    ...{ title, subtitle, content, excerpt, metaTitle },
    metaDescription: metaDescription ?? '',
    faqs: faqs ?? [],
    references: references?.map(({ text, url, doi }) => ({
      ...{ text, url: url ?? null, doi: doi ?? null },
    })),
    slug: slug || undefined,
  };
}

@Resolver()
export class ChecksResolver {
  constructor(
    private readonly checks: ChecksService,
    private readonly linkChecks: AddressLimiter,
  ) {}

  @Query(() => PostCheck, {
    description: 'Checks a post as publishing would, and stores nothing. Administrator only.',
  })
  async checkPost(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => CheckPostInput) input: CheckPostInput,
  ): Promise<PostCheck> {
    const findings = await this.checks.check(actor, postOf(input), input.postId ?? undefined);
    return { blocking: findings.some(({ severity }) => severity === 'BLOCKS'), findings };
  }

  @Mutation(() => ExternalLinkCheck, {
    description:
      'Requests the pages on other sites that a post links to, and stores nothing. Administrator only.',
  })
  async checkExternalLinks(
    @CurrentAuthor() actor: Author,
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('input', () => CheckPostInput) input: CheckPostInput,
  ): Promise<ExternalLinkCheck> {
    return this.checks.checkLinks(actor, postOf(input), () => this.linkChecks.take(clientAddress));
  }
}
