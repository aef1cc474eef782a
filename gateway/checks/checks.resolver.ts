import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import { CheckPostInput, PostCheck } from './check.types.ts';
import type { ChecksService } from './checks.service.ts';

/** GraphQL side of the checks of posts. */
@Resolver()
export class ChecksResolver {
  constructor(private readonly checks: ChecksService) {}

  @Query(() => PostCheck, {
    description: 'Checks a post as its publication would, and stores nothing. Administrator only.',
  })
  async checkPost(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CheckPostInput) input: CheckPostInput,
  ): Promise<PostCheck> {
    const { title, content, metaDescription, faqs, references, slug } = input;
    const findings = await this.checks.check(actor, {
      title,
      content,
      metaDescription: metaDescription ?? '',
      faqs: faqs ?? [],
      references: references?.map(({ text, url, doi }) => ({
        ...{ text, url: url ?? null, doi: doi ?? null },
      })),
      slug: slug || undefined,
    });
    return { blocking: findings.some(({ severity }) => severity === 'BLOCKS'), findings };
  }
}
