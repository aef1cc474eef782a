import type { EntityManager } from 'typeorm';
import { deskLimits } from '../../../schema/limits.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import type { Database } from '../../database/database.ts';
import { rowOf } from '../../database/row-of.ts';
import { validated } from '../../validation/validated.ts';
import { noDigest, type DigestSettings, type DigestSettingsInput } from './digest-settings.ts';
import { RequestSettings } from './request-settings.entity.ts';
import { RequestSettingsInput } from './request-settings.input.ts';

const onlyRow = 1;
const settingsLock = { lock: 'request settings' } as const;

/** The defaults, until an administrator changes them. */
const defaults: RequestSettings = {
  id: onlyRow,
  retentionDays: null,
  waitingTooLongHours: deskLimits.waitingTooLongHoursDefault,
  notifyEmails: [],
  replyTo: null,
  confirmRequests: false,
  digest: noDigest,
};

/** The current settings, read in the given transaction. */
export async function currentSettings(manager: EntityManager): Promise<RequestSettings> {
  return (await manager.findOneBy(RequestSettings, { id: onlyRow })) ?? defaults;
}

export class RequestSettingsService {
  constructor(
    private readonly database: Database,
    private readonly onSaved: () => void,
    private readonly now: () => Date,
  ) {}

  /** The current settings, for internal use. */
  current(): Promise<RequestSettings> {
    return currentSettings(this.database.reader);
  }

  /** The current settings, for an administrator. */
  read(actor: Actor): Promise<RequestSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * Saves new settings.
   * @throws Failure BAD_USER_INPUT with a message per invalid field.
   */
  async save(actor: Actor, raw: unknown): Promise<RequestSettings> {
    requireAdministrator(actor);
    const input = validated(RequestSettingsInput, raw);
    const { retentionDays, waitingTooLongHours, notifyEmails, replyTo } = input;
    const settings = await this.database.write(async (manager) => {
      const present = await currentSettings(manager);
      const columns = {
        id: onlyRow,
        retentionDays,
        waitingTooLongHours,
        notifyEmails,
        replyTo,
        confirmRequests: input.confirmRequests ?? present.confirmRequests,
        digest: this.digestOf(input.digest, present.digest),
      };
      await manager.upsert(RequestSettings, { ...columns }, ['id']);
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.SETTINGS_CHANGE,
        subject: { kind: 'setting', id: 'requests', label: 'Requests' },
      });
      return rowOf(RequestSettings, columns);
    }, settingsLock);
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
