import { z } from 'zod';
import { Field, InputType, Int } from 'type-graphql';
import { deskLimits as limits } from '../../../schema/limits.ts';
import { deskMessages as messages } from '../../../schema/messages.ts';
import { isEmailAddress } from '../../../schema/email-address.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** What the administrator decides about the handling of requests. */
@InputType('RequestSettingsInput', { description: 'How requests are handled.' })
export class RequestSettingsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Requests are erased this many days after they arrived; null keeps them.',
  })
  @Rule(
    z
      .int({ error: messages.retentionDays })
      .min(limits.retentionDaysMin, { error: messages.retentionDays })
      .max(limits.retentionDaysMax, { error: messages.retentionDays })
      .nullish()
      .transform((days) => days ?? null),
  )
  retentionDays!: number | null;

  @Field(() => Int, { description: 'A new request is marked once it has waited this many hours.' })
  @Rule(
    z
      .int({ error: messages.waitingTooLongHours })
      .min(1, { error: messages.waitingTooLongHours })
      .max(limits.waitingTooLongHoursMax, { error: messages.waitingTooLongHours }),
  )
  waitingTooLongHours!: number;

  @Field(() => [String], {
    description: 'Who is notified by e-mail when NOTIFY_EMAILS is not set.',
  })
  @Rule(
    z
      .array(
        z.string().trim().toLowerCase().refine(isEmailAddress, { error: messages.notifyEmails }),
      )
      .max(limits.notifyEmailsMax, { error: messages.notifyEmailsMax })
      .transform((emails) => [...new Set(emails)]),
  )
  notifyEmails!: string[];
}
