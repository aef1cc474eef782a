import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';
import type { MissingPathCount } from './missing-paths.ts';
import type { ShownRedirect } from './redirects.service.ts';

/** A redirect, to be edited. */
@ObjectType('Redirect', {
  description: 'Where strangers are led from a path that nothing stands at.',
})
export class RedirectType implements ShownRedirect {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field(() => String, { description: 'The path that was asked for.' })
  from!: string;

  @Field(() => String, { description: 'A path on this site, or an https address.' })
  to!: string;

  @Field(() => Boolean, {
    description: 'Whether it is the former address of a post, which leads to it by itself.',
  })
  automatic!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was made; null if automatic.' })
  createdAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who made it; null if automatic.',
  })
  createdBy!: string | null;
}

/** An address that strangers asked for in vain. */
@ObjectType('MissedPath', {
  description: 'A path that strangers asked for in vain; nothing is known of who did.',
})
export class MissedPathType implements MissingPathCount {
  @Field(() => String, { description: 'The path, without a query.' })
  path!: string;

  @Field(() => Int, { description: 'How often it was asked for in the last 30 days.' })
  count!: number;

  @Field(() => Date, { description: 'The last UTC day on which it was asked for.' })
  lastOn!: Date;
}

/** Pages of redirects. */
export const RedirectConnection = connectionTypes(
  'Redirect',
  RedirectType,
  'hand-made ones first, the last made before the others',
);
