import { ArgsType, Field, Int } from 'type-graphql';
import type { PageQuery } from '../page.ts';

/** The arguments of a query that returns a connection. */
@ArgsType()
export class PageArgs implements PageQuery {
  @Field(() => Int, { description: 'The number of items, 1 to 100.' })
  first = 20;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}
