import { Field, InputType, Int } from 'type-graphql';
import { requestSettingsRules as rules } from '../../../schema/request-settings-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { DigestSettingsInput } from './digest-settings.ts';

@InputType('RequestSettingsInput', { description: 'The settings for requests.' })
export class RequestSettingsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Requests are erased this many days after they arrived; null for no erasure.',
  })
  @Rule(rules.retentionDays)
  retentionDays!: number | null;

  @Field(() => Int, {
    description: 'The number of hours after which a new request is overdue for a reply.',
  })
  @Rule(rules.waitingTooLongHours)
  waitingTooLongHours!: number;

  @Field(() => [String], {
    description: 'Recipients of notifications by e-mail if NOTIFY_EMAILS is not set.',
  })
  @Rule(rules.notifyEmails)
  notifyEmails!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The reply-to address for visitors; null for the first recipient of notifications.',
  })
  @Rule(rules.replyTo)
  replyTo!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether visitors receive a confirmation of their request by e-mail; unchanged if absent.',
  })
  @Rule(rules.confirmRequests)
  confirmRequests?: boolean | null;

  @Field(() => DigestSettingsInput, {
    nullable: true,
    description: 'When the weekly digest is sent; unchanged if absent.',
  })
  @Rule(rules.digest)
  digest?: DigestSettingsInput | null;
}
