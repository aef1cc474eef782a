import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DigestSettings, noDigest } from './digest-settings.ts';

/** The settings for requests: a single row. */
@ObjectType('RequestSettings', { description: 'The settings for requests.' })
@Entity('request_settings')
export class RequestSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Requests are erased this many days after they arrived; null for no erasure.',
  })
  @Column('int', { nullable: true })
  retentionDays!: number | null;

  @Field(() => Int, {
    description: 'The number of hours after which a new request is overdue for a reply.',
  })
  @Column('int')
  waitingTooLongHours!: number;

  @Field(() => [String], {
    description: 'Recipients of notifications by e-mail if NOTIFY_EMAILS is not set.',
  })
  @Column('simple-json')
  notifyEmails!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The reply-to address for visitors; null for the first recipient of notifications.',
  })
  @Column('varchar', { length: 254, nullable: true })
  replyTo!: string | null;

  @Field(() => Boolean, {
    description: 'Whether visitors receive a confirmation of their request by e-mail.',
  })
  @Column('boolean', { default: false })
  confirmRequests!: boolean;

  @Field(() => DigestSettings, { description: 'When the weekly digest is sent.' })
  @Column('simple-json', { default: JSON.stringify(noDigest) })
  digest!: DigestSettings;
}
