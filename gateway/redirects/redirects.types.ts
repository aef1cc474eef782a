import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection.ts';
import type { MissingPathCount } from './missing-paths.ts';
import type { ShownRedirect } from './redirects.service.ts';

@ObjectType('Redirect', {
  description: 'A redirect for visitors from a path that does not exist otherwise.',
})
export class RedirectType implements ShownRedirect {
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

@ObjectType('MissedPath', {
  description:
    'The path of a missing page that anonymous visitors requested; contains nothing about them.',
})
export class MissedPathType implements MissingPathCount {
  @Field(() => String, { description: 'The path, without a query.' })
  path!: string;

  @Field(() => Int, { description: 'How often it was requested in the last 30 days.' })
  count!: number;

  @Field(() => Date, { description: 'The last UTC day on which it was requested.' })
  lastOn!: Date;
}

export const RedirectConnection = connectionTypes(
  'Redirect',
  RedirectType,
  'hand-made ones first, the last made before the others',
);
