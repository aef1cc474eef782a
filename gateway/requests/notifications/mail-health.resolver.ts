import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import type { MailFailure, MailHealth, MailTest } from './mail-health.service.ts';

@ObjectType('MailFailure', { description: 'E-mail that does not get through at present.' })
class MailFailureType implements MailFailure {
  @Field({ description: 'When that was seen last.' })
  at!: Date;

  @Field({ description: 'Why, in plain words.' })
  reason!: string;

  @Field(() => Int, { description: 'How many notifications by e-mail wait.' })
  waiting!: number;
}

@ObjectType('MailHealth', { description: 'Whether e-mail gets through.' })
class MailHealthType {
  @Field(() => MailFailureType, {
    nullable: true,
    description: 'How it fails at present; null when it does not.',
  })
  failure!: MailFailure | null;
}

@ObjectType('MailTest', { description: 'What a test e-mail came to.' })
class MailTestType implements MailTest {
  @Field(() => [String], { description: 'To whom it was sent.' })
  to!: string[];

  @Field(() => Boolean, { description: 'Whether the mail server accepted it.' })
  accepted!: boolean;

  @Field({ description: 'What came of it, in plain words.' })
  outcome!: string;

  @Field({ description: 'What the mail server answered, or why there was no answer.' })
  response!: string;
}

/** GraphQL side of whether e-mail gets through. */
@Resolver()
export class MailHealthResolver {
  constructor(private readonly health: MailHealth) {}

  @Query(() => MailHealthType, {
    description: 'Whether e-mail gets through at present. Administrator only.',
  })
  async mailHealth(@Ctx() { actor }: GraphQLContext): Promise<MailHealthType> {
    return { failure: await this.health.failure(actor) };
  }

  @Mutation(() => MailTestType, {
    description:
      'Sends a test e-mail to those who are notified of requests, else to who asks for it. Limited to 5 per 10 minutes. Administrator only.',
  })
  sendTestEmail(@Ctx() { actor, clientAddress }: GraphQLContext): Promise<MailTest> {
    return this.health.test(actor, clientAddress);
  }
}
