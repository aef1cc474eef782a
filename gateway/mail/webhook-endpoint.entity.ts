import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  @Field({ description: 'Signs each notification; the receiver keeps the same secret.' })
  @Column('varchar', { length: 100 })
  secret!: string;

  @Field(() => Boolean, { description: 'Whether new requests are sent to it.' })
  @Column('boolean')
  enabled!: boolean;

  @Field({ description: 'When it was added.' })
  @Column({ type: Date })
  createdAt!: Date;
}
