import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import { MailFailure, MailTest, type MailHealth } from './mail-health.service.ts';

@ObjectType('MailHealth', { description: 'Whether e-mail can be delivered.' })
class MailHealthType {
  @Field(() => MailFailure, {
    nullable: true,
    description: 'The current failure; null if there is none.',
  })
  failure!: MailFailure | null;
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

  @Mutation(() => MailTest, {
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
