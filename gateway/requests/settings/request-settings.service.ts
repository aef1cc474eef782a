import { deskLimits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { SettingsService, type SettingsTable } from '../../settings/settings.service.ts';
import { noDigest, type DigestSettings, type DigestSettingsInput } from './digest-settings.ts';
import { RequestSettings } from './request-settings.entity.ts';
import { RequestSettingsInput } from './request-settings.input.ts';

/** How requests are handled. */
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
    wanted: DigestSettingsInput | null | undefined,
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
