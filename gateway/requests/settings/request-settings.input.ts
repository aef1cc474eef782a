import { Field, InputType, Int } from 'type-graphql';
import { requestSettingsRules as rules } from '../../../schema/request-settings-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { DigestSettingsInput } from './digest-settings.ts';

/** What the administrator decides about the handling of requests. */
@InputType('RequestSettingsInput', { description: 'How requests are handled.' })
export class RequestSettingsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Requests are erased this many days after they arrived; null keeps them.',
  })
  @Rule(rules.retentionDays)
  retentionDays!: number | null;

  @Field(() => Int, { description: 'A new request is marked once it has waited this many hours.' })
  @Rule(rules.waitingTooLongHours)
  waitingTooLongHours!: number;

  @Field(() => [String], {
    description: 'Who is notified by e-mail when NOTIFY_EMAILS is not set.',
  })
  @Rule(rules.notifyEmails)
  notifyEmails!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Where visitors answer a reply to; null for the first to be notified.',
  })
  @Rule(rules.replyTo)
  replyTo!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Visitors are told by e-mail that their request arrived; absent leaves it as it is.',
  })
  @Rule(rules.confirmRequests)
  confirmRequests?: boolean | null;

  @Field(() => DigestSettingsInput, {
    nullable: true,
    description: 'When the weekly digest is sent; absent leaves it as it is.',
  })
  @Rule(rules.digest)
  digest?: DigestSettingsInput | null;
}
