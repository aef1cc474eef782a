import { ArgsType, Field, Int } from 'type-graphql';
import type { PageQuery } from '../page.ts';

/** The arguments of a query that answers with a connection. */
@ArgsType()
export class PageArgs implements PageQuery {
  @Field(() => Int, { description: 'How many items, 1 to 100.' })
  first = 20;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}
