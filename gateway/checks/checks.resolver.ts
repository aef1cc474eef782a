import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { CheckedPost } from '../posts/editing/publication-gate.ts';
import { CheckPostInput, ExternalLinkCheck, PostCheck } from './check.types.ts';
import type { ChecksService } from './checks.service.ts';

function postOf(input: CheckPostInput): CheckedPost {
  const { title, content, metaDescription, faqs, references, slug } = input;
  return {
    title,
    content,
    metaDescription: metaDescription ?? '',
    faqs: faqs ?? [],
    references: references?.map(({ text, url, doi }) => ({
      ...{ text, url: url ?? null, doi: doi ?? null },
    })),
    slug: slug || undefined,
  };
}

/** GraphQL side of the checks of posts. */
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
