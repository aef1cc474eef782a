import type { EntityManager } from 'typeorm';
import { meetingDefaults } from '../../../schema/meeting-limits.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { rowFrom } from '../../database/row-of.ts';
import { validated } from '../../validation/validated.ts';
import { MeetingSettings } from './meeting-settings.entity.ts';
import { MeetingSettingsInput } from './meeting-settings.input.ts';

const onlyRow = 1;

const defaults: MeetingSettings = { ...meetingDefaults, id: onlyRow, hours: [], daysOff: [] };

export class MeetingSettingsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** The current settings for internal use, within a transaction if one is given. */
  async current(manager: EntityManager = this.database.reader): Promise<MeetingSettings> {
    return (await manager.findOneBy(MeetingSettings, { id: onlyRow })) ?? defaults;
  }

  /** The current settings, for an administrator. */
  read(actor: Actor): Promise<MeetingSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /** Whether weekly hours are set, so that a reply can offer a meeting. */
  async areOffered(actor: Actor): Promise<boolean> {
    requireAdministrator(actor);
    return (await this.current()).hours.length > 0;
  }

  /**
   * Saves new settings. Booked meetings do not change.
   * @throws Failure BAD_USER_INPUT with a message per invalid field.
   */
  async save(actor: Actor, raw: unknown): Promise<MeetingSettings> {
    requireAdministrator(actor);
    const input = validated(MeetingSettingsInput, raw);
    const settings = rowFrom(MeetingSettings, input, { id: onlyRow });
    await this.database.write(async (manager) => {
      await manager.upsert(MeetingSettings, settings, ['id']);
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.SETTINGS_CHANGE,
        subject: { kind: 'setting', id: 'meetings', label: 'Meetings' },
      });
    });
    return settings;
  }
}
