import { machineUses, type MachineUse } from '../../../schema/machine-reader-rules.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { rowOf } from '../../database/row-of.ts';
import { validated } from '../../validation/validated.ts';
import {
  MachinePermission,
  MachineReaderSettings,
  MachineReaderSettingsInput,
} from './machine-reader-settings.entity.ts';

const onlyRow = 1;
const { ALLOWED, UNSTATED } = MachinePermission;

/** The settings before the first save. */
const defaults: MachineReaderSettings = {
  id: onlyRow,
  search: UNSTATED,
  aiInput: UNSTATED,
  aiTrain: UNSTATED,
};

interface MachineReaderSettingsDependencies {
  database: Database;
  changes: SiteChanges;
  now: () => Date;
}

/** What machines may do with the texts of the site (product 13.12). */
export class MachineReaderSettingsService {
  constructor(private readonly deps: MachineReaderSettingsDependencies) {}

  /** The current settings, for an administrator. */
  read(actor: Actor): Promise<MachineReaderSettings> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * The value of `Content-Signal` in robots.txt, such as `search=yes, ai-train=no`; empty if nothing
   * is stated.
   */
  async contentSignal(): Promise<string> {
    const settings = await this.current();
    return (Object.entries(machineUses) as [MachineUse, string][])
      .filter(([use]) => settings[use] !== UNSTATED)
      .map(([use, name]) => `${name}=${settings[use] === ALLOWED ? 'yes' : 'no'}`)
      .join(', ');
  }

  /**
   * Saves new settings; robots.txt states them immediately.
   * @throws Failure BAD_USER_INPUT with a message per bad field.
   */
  async save(actor: Actor, raw: unknown): Promise<MachineReaderSettings> {
    requireAdministrator(actor);
    const { search, aiInput, aiTrain } = validated(MachineReaderSettingsInput, raw);
    const settings = rowOf(MachineReaderSettings, { id: onlyRow, search, aiInput, aiTrain });
    await this.deps.changes.write(async (manager, changed) => {
      await manager.upsert(MachineReaderSettings, settings, ['id']);
      await recordAction(manager, {
        at: this.deps.now(),
        by: actor.email,
        action: 'settings.change',
        subject: { kind: 'setting', id: 'machine-readers', label: 'Machine readers' },
      });
      changed({ topic: 'machine-readers' });
    });
    return settings;
  }

  private async current(): Promise<MachineReaderSettings> {
    const { publicReader } = this.deps.database;
    return (await publicReader.findOneBy(MachineReaderSettings, { id: onlyRow })) ?? defaults;
  }
}
