import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import type { MailFailure, MailHealth, MailTest } from './mail-health.service.ts';

@ObjectType('MailFailure', { description: 'A current failure of e-mail delivery.' })
class MailFailureType implements MailFailure {
  @Field({ description: 'When it last occurred.' })
  at!: Date;

  @Field({ description: 'The reason, in plain words.' })
  reason!: string;

  @Field(() => Int, { description: 'The number of queued e-mail notifications.' })
  waiting!: number;
}

@ObjectType('MailHealth', { description: 'Whether e-mail can be delivered.' })
class MailHealthType {
  @Field(() => MailFailureType, {
    nullable: true,
    description: 'The current failure; null if there is none.',
  })
  failure!: MailFailure | null;
}

@ObjectType('MailTest', { description: 'The result of a test e-mail.' })
class MailTestType implements MailTest {
  @Field(() => [String], { description: 'Its recipients.' })
  to!: string[];

  @Field(() => Boolean, { description: 'Whether the mail server accepted it.' })
  accepted!: boolean;

  @Field({ description: 'The outcome, in plain words.' })
  outcome!: string;

  @Field({ description: 'The mail server’s response, or why there was none.' })
  response!: string;
}

@Resolver()
export class MailHealthResolver {
  constructor(private readonly health: MailHealth) {}

  @Query(() => MailHealthType, {
    description: 'Whether e-mail can currently be delivered. Administrator only.',
  })
  async mailHealth(@CurrentAuthor() actor: Author): Promise<MailHealthType> {
    return { failure: await this.health.failure(actor) };
  }

  @Mutation(() => MailTestType, {
    description:
      'Sends a test e-mail to those who are notified of requests, or otherwise to you. Limited to 5 per 10 minutes. Administrator only.',
  })
  sendTestEmail(
    @CurrentAuthor() actor: Author,
    @Ctx() { clientAddress }: GraphQLContext,
  ): Promise<MailTest> {
    return this.health.test(actor, clientAddress);
  }
}
