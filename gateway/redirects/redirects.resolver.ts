import { Arg, Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { pageSize } from '../database/page.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  idOf,
  PageArgs,
  type CountedConnection,
} from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { MissingPathCount, type MissingPaths } from './missing-paths.ts';
import type { RedirectsService, ShownRedirect } from './redirects.service.ts';

@ObjectType('Redirect', {
  description: 'A redirect for visitors from a path that does not exist otherwise.',
})
class RedirectType implements ShownRedirect {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field(() => String, { description: 'The requested path.' })
  from!: string;

  @Field(() => String, { description: 'A path on this site, or an https URL.' })
  to!: string;

  @Field(() => Boolean, {
    description: 'Whether it is the previous URL of a post, which redirects to it automatically.',
  })
  automatic!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was created; null if automatic.' })
  createdAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of its creator; null if automatic.',
  })
  createdBy!: string | null;
}

const RedirectConnection = connectionTypes(
  'Redirect',
  RedirectType,
  'hand-made ones first, the last made before the others',
);

/** GraphQL resolver for redirects and missing pages (product 12.7, 12.8). */
@Resolver()
export class RedirectsResolver {
  constructor(
    private readonly service: RedirectsService,
    private readonly missingPaths: MissingPaths,
  ) {}

  @Query(() => RedirectConnection, {
    description: 'Manual redirects, then previous URLs of posts. Administrator only.',
  })
  async redirects(
    @CurrentAuthor() actor: Author,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CountedConnection<ShownRedirect>> {
    const found = await this.service.list(actor, page);
    return counted(connectionOf(found, idOf), () => this.service.count(actor));
  }

  @Query(() => [MissingPathCount], {
    description:
      'Paths of missing pages that anonymous visitors requested in the last 30 days, most requested first. Administrator only.',
  })
  missedPaths(
    @CurrentAuthor() _actor: Author,
    @Arg('first', () => Int, { defaultValue: 20, description: 'The number of items, 1 to 100.' })
    first: number,
  ): Promise<MissingPathCount[]> {
    return this.missingPaths.list(pageSize(first));
  }

  @Mutation(() => RedirectType, {
    description:
      'Creates or changes a redirect from a path that does not exist otherwise; it goes to its target in one step. Administrator only.',
  })
  saveRedirect(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The redirect to change; null for a new one.',
    })
    id: string | null,
    @Arg('from', () => String, { description: 'A path on this site.' }) from: string,
    @Arg('to', () => String, { description: 'A path on this site, or an https URL.' })
    to: string,
  ): Promise<ShownRedirect> {
    return this.service.save(actor, id ?? null, { from, to });
  }

  @Mutation(() => ID, {
    description: 'Deletes a redirect and returns its id. Administrator only.',
  })
  deleteRedirect(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the redirect.' }) id: string,
  ): Promise<string> {
    return this.service.delete(actor, id);
  }
}
