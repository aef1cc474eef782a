import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { webhookEvents } from '../../../schema/webhook-rules.ts';
import { connectionOf } from '../../graphql/connection.ts';
import {
  connectionTypes,
  counted,
  type CountedConnection,
} from '../../graphql/connection-types.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import type { NotificationsService, OutboxSummary } from './notifications.service.ts';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { WebhookEndpoint } from '../../mail/webhook-endpoint.entity.ts';
import type { WebhooksService } from '../../mail/webhooks.service.ts';

@ObjectType('OutboxSummary', { description: 'How the outbox stands.' })
class OutboxSummaryType implements OutboxSummary {
  @Field(() => Int, { description: 'Notifications that wait or are being sent.' })
  waiting!: number;

  @Field(() => Int, { description: 'Notifications given up by hand.' })
  givenUp!: number;

  @Field(() => Date, { nullable: true, description: 'When the oldest waiting one was written.' })
  oldestWaitingSince!: Date | null;

  @Field(() => Boolean, { description: 'Whether SMTP_URL is set.' })
  smtpConfigured!: boolean;

  @Field(() => [String], { description: 'Who is notified by e-mail.' })
  recipients!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The environment variable that names them; null when the settings do.',
  })
  recipientsVariable!: string | null;

  @Field(() => Int, { description: 'How many webhooks are enabled.' })
  webhooksEnabled!: number;
}

@InputType('WebhookInput', { description: 'Where signed notifications go.' })
class WebhookInput {
  @Field({ description: 'The https address that is posted to.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether anything is sent to it.' })
  enabled!: boolean;

  @Field(() => [String], {
    nullable: true,
    description: `What it is told of: ${webhookEvents.map((event) => `\`${event}\``).join(', ')}. Absent, a new one is told of \`request.received\`, and another stays as it is.`,
  })
  events?: string[] | null;
}

const OutboxMessageConnection = connectionTypes('OutboxMessage', OutboxMessage, 'newest first');

@ArgsType()
class OutboxListArgs extends PageArgs {
  @Field(() => OutboxState, { nullable: true, description: 'Only those in one state.' })
  state?: OutboxState | null;
}

/** GraphQL side of the outbox, its ledger and the webhooks. */
@Resolver(() => OutboxMessage)
export class NotificationsResolver {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly webhooks: WebhooksService,
  ) {}

  @Query(() => OutboxSummaryType, {
    description: 'How many notifications wait, and what for. Administrator only.',
  })
  outboxSummary(@Ctx() { actor }: GraphQLContext): Promise<OutboxSummary> {
    return this.notifications.summary(actor);
  }

  @Query(() => OutboxMessageConnection, {
    description: 'Notifications, newest first. Administrator only.',
  })
  async outboxMessages(
    @Ctx() { actor }: GraphQLContext,
    @Args(() => OutboxListArgs) wanted: OutboxListArgs,
  ): Promise<CountedConnection<OutboxMessage>> {
    const page = await this.notifications.list(actor, wanted);
    return counted(
      connectionOf(page, ({ id }) => id),
      () => this.notifications.count(actor, wanted.state),
    );
  }

  @FieldResolver(() => [DeliveryAttempt], { description: 'The ledger: each attempt, in order.' })
  ledger(
    @Ctx() { actor }: GraphQLContext,
    @Root() message: OutboxMessage,
  ): Promise<DeliveryAttempt[]> {
    return this.notifications.attempts(actor, message.id);
  }

  @Mutation(() => [OutboxMessage], {
    description:
      'Sends the notification of a request again and resolves with all its notifications, after a first attempt if there is one within seconds. Administrator only.',
  })
  resendNotification(
    @Ctx() { actor }: GraphQLContext,
    @Arg('requestId', () => ID, { description: 'Id of the request.' }) requestId: string,
  ): Promise<OutboxMessage[]> {
    return this.notifications.resend(actor, requestId);
  }

  @Mutation(() => OutboxMessage, {
    description: 'Gives a waiting notification up. Administrator only.',
  })
  giveUpNotification(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the notification.' }) id: string,
  ): Promise<OutboxMessage> {
    return this.notifications.giveUp(actor, id);
  }

  @Query(() => [WebhookEndpoint], {
    description: 'Where signed notifications go. Administrator only.',
  })
  webhookEndpoints(@Ctx() { actor }: GraphQLContext): Promise<WebhookEndpoint[]> {
    return this.webhooks.list(actor);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Adds a webhook, or changes the one with this id. Administrator only.',
  })
  saveWebhook(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => WebhookInput, { description: 'Address and state.' }) input: WebhookInput,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the one to change.' })
    id?: string | null,
  ): Promise<WebhookEndpoint> {
    return this.webhooks.save(actor, id ?? null, input);
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Gives a webhook another signing secret, shown in `newSecret` this once. Administrator only.',
  })
  renewWebhookSecret(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<WebhookEndpoint> {
    return this.webhooks.renewSecret(actor, id);
  }

  @Mutation(() => ID, {
    description: 'Removes a webhook and resolves with its id. Administrator only.',
  })
  deleteWebhook(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<string> {
    return this.webhooks.remove(actor, id);
  }

  @Mutation(() => OutboxMessage, {
    description: 'Sends a test to a webhook and resolves after the attempt. Administrator only.',
  })
  sendTestWebhook(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<OutboxMessage> {
    return this.webhooks.test(actor, id);
  }
}
