import { meetingDefaults } from '../../../schema/meeting-rules.ts';
import type { Author } from '../../access/actor.ts';
import { SettingsService } from '../../settings/settings.service.ts';
import { MeetingSettings } from './meeting-settings.entity.ts';
import { MeetingSettingsInput } from './meeting-settings.input.ts';

/** When meetings are offered. Booked meetings do not change. */
export class MeetingSettingsService extends SettingsService<MeetingSettings, MeetingSettingsInput> {
  protected readonly table = {
    id: 'meetings',
    label: 'Meetings',
    row: MeetingSettings,
    input: MeetingSettingsInput,
    defaults: { ...meetingDefaults, hours: [], daysOff: [] },
  };

  /** Whether weekly hours are set, so that a reply can offer a meeting. */
  async areOffered(actor: Author): Promise<boolean> {
    return (await this.read(actor)).hours.length > 0;
  }
}
