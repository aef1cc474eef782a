import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { defaultWebhookEvents, type WebhookEvent } from '../../schema/webhook-rules.ts';

/** Where signed notifications go, such as a CRM (Standard Webhooks). */
@ObjectType('WebhookEndpoint', { description: 'Where signed notifications go, such as a CRM.' })
@Entity('webhook_endpoint')
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Unique id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'The https address that is posted to.' })
  @Column('varchar', { length: 500 })
  url!: string;

  /** Signs each notification. It leaves the server once, in the answer that tells of a new one. */
  @Column('varchar', { length: 100 })
  secret!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The signing secret, for the receiver: only in the answer of the mutation that made it.',
  })
  newSecret?: string;

  @Field({ description: 'The last four characters of the secret, to tell which one it is.' })
  get secretHint(): string {
    return this.secret.slice(-4);
  }

  @Field(() => Boolean, { description: 'Whether anything is sent to it.' })
  @Column('boolean')
  enabled!: boolean;

  @Field(() => [String], {
    description: 'What it is told of, such as `request.received` and `post.published`.',
  })
  @Column('simple-json', { default: JSON.stringify(defaultWebhookEvents) })
  events!: WebhookEvent[];

  @Field({ description: 'When it was added.' })
  @Column({ type: Date })
  createdAt!: Date;
}
