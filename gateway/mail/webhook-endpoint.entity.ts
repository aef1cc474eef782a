import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { defaultWebhookEvents, type WebhookEvent } from '../../schema/webhook-rules.ts';

/** The recipient of signed notifications, such as a CRM (Standard Webhooks). */
@ObjectType('WebhookEndpoint', {
  description: 'The recipient of signed notifications, such as a CRM.',
})
@Entity('webhook_endpoint')
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Unique id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'The https URL that receives the POST requests.' })
  @Column('varchar', { length: 500 })
  url!: string;

  /** Signs each notification. It leaves the server only once, in the response that creates it. */
  @Column('varchar', { length: 100 })
  secret!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The signing secret, for the receiver: only in the response of the mutation that created it.',
  })
  newSecret?: string;

  @Field({ description: 'The last four characters of the secret, to identify it.' })
  get secretHint(): string {
    return this.secret.slice(-4);
  }

  @Field(() => Boolean, { description: 'Whether notifications are sent to it.' })
  @Column('boolean')
  enabled!: boolean;

  @Field(() => [String], {
    description: 'The events that it receives, such as `request.received` and `post.published`.',
  })
  @Column('simple-json', { default: JSON.stringify(defaultWebhookEvents) })
  events!: WebhookEvent[];

  @Field({ description: 'When it was added.' })
  @Column({ type: Date })
  createdAt!: Date;
}
