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

/** When meetings are offered, as the administrator decided. */
export class MeetingSettingsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** What is in force; for the site's own work, in a transaction where one is given. */
  async current(manager: EntityManager = this.database.reader): Promise<MeetingSettings> {
    return (await manager.findOneBy(MeetingSettings, { id: onlyRow })) ?? defaults;
  }

  /** What is in force, for the administrator. */
  read(actor: Actor): Promise<MeetingSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * Puts new settings in force. Meetings that are booked stay as they are.
   * @throws Failure BAD_USER_INPUT with a message per bad field.
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
