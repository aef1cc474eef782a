import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DigestSettings, noDigest } from './digest-settings.ts';

/** What the administrator decided about the handling of requests: a single row. */
@ObjectType('RequestSettings', { description: 'How requests are handled.' })
@Entity('request_settings')
export class RequestSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Requests are erased this many days after they arrived; null keeps them.',
  })
  @Column('int', { nullable: true })
  retentionDays!: number | null;

  @Field(() => Int, { description: 'A new request is marked once it has waited this many hours.' })
  @Column('int')
  waitingTooLongHours!: number;

  @Field(() => [String], {
    description: 'Who is notified by e-mail when NOTIFY_EMAILS is not set.',
  })
  @Column('simple-json')
  notifyEmails!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Where visitors answer a reply to; null for the first to be notified.',
  })
  @Column('varchar', { length: 254, nullable: true })
  replyTo!: string | null;

  @Field(() => Boolean, { description: 'Visitors are told by e-mail that their request arrived.' })
  @Column('boolean', { default: false })
  confirmRequests!: boolean;

  @Field(() => DigestSettings, { description: 'When the weekly digest is sent.' })
  @Column('simple-json', { default: JSON.stringify(noDigest) })
  digest!: DigestSettings;
}
