import {
  Arg,
  Args,
  ArgsType,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { webhookEvents } from '../../../schema/webhook-rules.ts';
import type { Author } from '../../access/actor.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  idOf,
  PageArgs,
  type CountedConnection,
} from '../../graphql/connection.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import { OutboxSummary, type NotificationsService } from './notifications.service.ts';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { WebhookEndpoint } from '../../mail/webhook-endpoint.entity.ts';
import type { WebhooksService } from '../../mail/webhooks.service.ts';

@InputType('WebhookInput', { description: 'The recipients of signed notifications.' })
class WebhookInput {
  @Field({ description: 'The https URL that receives the POST requests.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether notifications are sent to it.' })
  enabled!: boolean;

  @Field(() => [String], {
    nullable: true,
    description: `Its events: ${webhookEvents.map((event) => `\`${event}\``).join(', ')}. If absent, a new one gets \`request.received\`, and another stays as it is.`,
  })
  events?: string[] | null;
}

const OutboxMessageConnection = connectionTypes('OutboxMessage', OutboxMessage, 'newest first');

@ArgsType()
class OutboxListArgs extends PageArgs {
  @Field(() => OutboxState, { nullable: true, description: 'Only notifications in this state.' })
  state?: OutboxState | null;
}

/** GraphQL resolver for the outbox, its ledger and the webhooks. */
@Resolver(() => OutboxMessage)
export class NotificationsResolver {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly webhooks: WebhooksService,
  ) {}

  @Query(() => OutboxSummary, {
    description:
      'The number of queued notifications, and the delivery configuration. Administrator only.',
  })
  outboxSummary(@CurrentAuthor() actor: Author): Promise<OutboxSummary> {
    return this.notifications.summary(actor);
  }

  @Query(() => OutboxMessageConnection, {
    description: 'Notifications, newest first. Administrator only.',
  })
  async outboxMessages(
    @CurrentAuthor() actor: Author,
    @Args(() => OutboxListArgs) wanted: OutboxListArgs,
  ): Promise<CountedConnection<OutboxMessage>> {
    const page = await this.notifications.list(actor, wanted);
    return counted(connectionOf(page, idOf), () => this.notifications.count(actor, wanted.state));
  }

  @FieldResolver(() => [DeliveryAttempt], { description: 'The ledger: all attempts, in order.' })
  ledger(
    @CurrentAuthor() actor: Author,
    @Root() message: OutboxMessage,
  ): Promise<DeliveryAttempt[]> {
    return this.notifications.attempts(actor, message.id);
  }

  @Mutation(() => [OutboxMessage], {
    description:
      'Sends the notification of a request again and returns all its notifications, after the first attempt if that takes only seconds. Administrator only.',
  })
  resendNotification(
    @CurrentAuthor() actor: Author,
    @Arg('requestId', () => ID, { description: 'Id of the request.' }) requestId: string,
  ): Promise<OutboxMessage[]> {
    return this.notifications.resend(actor, requestId);
  }

  @Mutation(() => OutboxMessage, {
    description: 'Stops the delivery of a queued notification. Administrator only.',
  })
  giveUpNotification(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the notification.' }) id: string,
  ): Promise<OutboxMessage> {
    return this.notifications.giveUp(actor, id);
  }

  @Query(() => [WebhookEndpoint], {
    description: 'The recipients of signed notifications. Administrator only.',
  })
  webhookEndpoints(@CurrentAuthor() actor: Author): Promise<WebhookEndpoint[]> {
    return this.webhooks.list(actor);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Adds a webhook, or changes the one with this id. Administrator only.',
  })
  saveWebhook(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => WebhookInput, { description: 'URL and state.' }) input: WebhookInput,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the webhook to change.' })
    id?: string | null,
  ): Promise<WebhookEndpoint> {
    return this.webhooks.save(actor, id ?? null, input);
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Gives a webhook a new signing secret, returned only once in `newSecret`. Administrator only.',
  })
  renewWebhookSecret(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<WebhookEndpoint> {
    return this.webhooks.renewSecret(actor, id);
  }

  @Mutation(() => ID, {
    description: 'Deletes a webhook and returns its id. Administrator only.',
  })
  deleteWebhook(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<string> {
    return this.webhooks.remove(actor, id);
  }

  @Mutation(() => OutboxMessage, {
    description: 'Sends a test to a webhook and returns after the attempt. Administrator only.',
  })
  sendTestWebhook(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the webhook.' }) id: string,
  ): Promise<OutboxMessage> {
    return this.webhooks.test(actor, id);
  }
}
