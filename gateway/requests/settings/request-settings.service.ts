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

/** What is in force until the administrator decides otherwise. */
const defaults: RequestSettings = {
  id: onlyRow,
  retentionDays: null,
  waitingTooLongHours: deskLimits.waitingTooLongHoursDefault,
  notifyEmails: [],
  replyTo: null,
  confirmRequests: false,
  digest: noDigest,
};

/** What is in force, as one sees it in the transaction it is handed. */
export async function currentSettings(manager: EntityManager): Promise<RequestSettings> {
  return (await manager.findOneBy(RequestSettings, { id: onlyRow })) ?? defaults;
}

/** How requests are handled, as the administrator decided. */
export class RequestSettingsService {
  constructor(
    private readonly database: Database,
    private readonly onSaved: () => void,
    private readonly now: () => Date,
  ) {}

  /** What is in force; for the site's own work. */
  current(): Promise<RequestSettings> {
    return currentSettings(this.database.reader);
  }

  /** What is in force, for the administrator. */
  read(actor: Actor): Promise<RequestSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * Puts new settings in force.
   * @throws Failure BAD_USER_INPUT with a message per bad field.
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

  /** Other times are in force from now on; the same ones since when they were. */
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
