import type { EntityManager } from 'typeorm';
import { machineUses, type MachineUse } from '../../../schema/machine-reader-rules.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { SettingsService } from '../../settings/settings.service.ts';
import {
  MachinePermission,
  MachineReaderSettings,
  MachineReaderSettingsInput,
} from './machine-reader-settings.entity.ts';

const { ALLOWED, UNSTATED } = MachinePermission;

interface MachineReaderSettingsDependencies {
  database: Database;
  changes: SiteChanges;
  now: () => Date;
}

/** What machines may do with the texts of the site; robots.txt states it (product 13.12). */
export class MachineReaderSettingsService extends SettingsService<
  MachineReaderSettings,
  MachineReaderSettingsInput
> {
  protected readonly table = {
    id: 'machine-readers',
    label: 'Machine readers',
    row: MachineReaderSettings,
    input: MachineReaderSettingsInput,
    defaults: { search: UNSTATED, aiInput: UNSTATED, aiTrain: UNSTATED },
  };
  private readonly changes: SiteChanges;

  constructor({ database, changes, now }: MachineReaderSettingsDependencies) {
    super(database, now);
    this.changes = changes;
  }

  /**
   * The value of `Content-Signal` in robots.txt, such as `search=yes, ai-train=no`; empty if nothing
   * is stated.
   */
  async contentSignal(): Promise<string> {
    const settings = await this.current(this.database.publicReader);
    return (Object.entries(machineUses) as [MachineUse, string][])
      .filter(([use]) => settings[use] !== UNSTATED)
      .map(([use, name]) => `${name}=${settings[use] === ALLOWED ? 'yes' : 'no'}`)
      .join(', ');
  }

  protected override write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.changes.write((manager, changed) => {
      changed({ topic: 'machine-readers' });
      return work(manager);
    });
  }
}
