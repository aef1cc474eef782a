import { recordAction } from '../../audit/record-action.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import type { Database } from '../../database/database.ts';
import { rowOf } from '../../database/row-of.ts';
import { validated } from '../../validation/validated.ts';
import { AiSettings } from './ai-settings.entity.ts';
import { AiSettingsInput } from './ai-settings.input.ts';

const onlyRow = 1;

/** The settings before the first save. */
const defaults: AiSettings = { id: onlyRow, houseRules: '' };

/** Settings of the AI generator (product 6.5). */
export class AiSettingsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** The current settings, for the site's own use. */
  async current(): Promise<AiSettings> {
    return (await this.database.reader.findOneBy(AiSettings, { id: onlyRow })) ?? defaults;
  }

  /** The current settings, for an administrator. */
  read(actor: Actor): Promise<AiSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * Saves new settings; texts that are being generated keep the settings they started with.
   * @throws Failure BAD_USER_INPUT with a message per bad field.
   */
  async save(actor: Actor, raw: unknown): Promise<AiSettings> {
    requireAdministrator(actor);
    const { houseRules } = validated(AiSettingsInput, raw);
    const settings = rowOf(AiSettings, { id: onlyRow, houseRules });
    await this.database.write(async (manager) => {
      await manager.upsert(AiSettings, settings, ['id']);
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: 'settings.change',
        subject: { kind: 'setting', id: 'ai', label: 'AI generator' },
      });
    });
    return settings;
  }
}
