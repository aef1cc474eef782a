import { Field, InputType, Int } from 'type-graphql';
import { deskLimits } from '../../../schema/limits.ts';
import { requestSettingsRules as rules } from '../../../schema/request-settings-rules.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { SettingsService, type SettingsTable } from '../../settings/settings.service.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { DigestSettings, noDigest } from './digest-settings.ts';
import { RequestSettings } from './request-settings.entity.ts';

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

  @Field(() => DigestSettings, {
    nullable: true,
    description: 'When the weekly digest is sent; unchanged if absent.',
  })
  @Rule(rules.digest)
  digest?: DigestSettings | null;
}

export class RequestSettingsService extends SettingsService<RequestSettings, RequestSettingsInput> {
  protected readonly table: SettingsTable<RequestSettings, RequestSettingsInput> = {
    id: 'requests',
    label: 'Requests',
    row: RequestSettings,
    input: RequestSettingsInput,
    defaults: {
      retentionDays: null,
      waitingTooLongHours: deskLimits.waitingTooLongHoursDefault,
      notifyEmails: [],
      replyTo: null,
      confirmRequests: false,
      digest: noDigest,
    },
    derived: (wanted, stored) => ({
      confirmRequests: wanted.confirmRequests ?? stored.confirmRequests,
      digest: this.digestOf(wanted.digest, stored.digest),
    }),
  };

  constructor(
    database: Database,
    private readonly onSaved: () => void,
    now: () => Date,
  ) {
    super(database, now);
  }

  override async save(actor: Author, raw: unknown): Promise<RequestSettings> {
    const settings = await super.save(actor, raw);
    this.onSaved();
    return settings;
  }

  /** Changed times apply from now on; unchanged ones since they were set. */
  private digestOf(
    wanted: DigestSettings | null | undefined,
    present: DigestSettings,
  ): DigestSettings {
    if (!wanted) return present;
    const { enabled, weekday, hour, timeZone } = wanted;
    const unchanged =
      enabled === present.enabled &&
      weekday === present.weekday &&
      hour === present.hour &&
      timeZone === present.timeZone;
    return unchanged
      ? present
      : { enabled, weekday, hour, timeZone, since: this.now().toISOString() };
  }
}
