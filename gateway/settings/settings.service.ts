import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Author } from '../access/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { validated } from '../validation/validated.ts';

const onlyRow = 1;

interface Row {
  id: number;
}

/** Settings that are one row of a table. */
export interface SettingsTable<Settings extends Row, Input extends object> {
  /** Identifies the settings in the audit log. */
  id: string;
  /** Names the settings in the audit log. */
  label: string;
  row: new () => Settings;
  input: new () => Input;
  /** Until an administrator saves others. */
  defaults: Omit<Settings, 'id'>;
  /** Columns that depend on the stored settings as well as on the valid input. */
  derived?: (wanted: Input, stored: Settings) => Partial<Settings>;
}

/** Reads and saves settings; the column of each field has the field's name. */
export abstract class SettingsService<Settings extends Row, Input extends object> {
  protected abstract readonly table: SettingsTable<Settings, Input>;

  constructor(
    protected readonly database: Database,
    protected readonly now: () => Date,
  ) {}

  /** The current settings for the site's own use, within a transaction if one is given. */
  async current(manager: EntityManager = this.database.reader): Promise<Settings> {
    const { row, defaults } = this.table;
    const stored = await manager.findOneBy(row, { id: onlyRow } as FindOptionsWhere<Settings>);
    return stored ?? this.rowWith(defaults);
  }

  /** The current settings, for an administrator. */
  read(_actor: Author): Promise<Settings> {
    return this.current();
  }

  /**
   * Saves new settings.
   * @throws Failure BAD_USER_INPUT with a message per invalid field.
   */
  async save(actor: Author, raw: unknown): Promise<Settings> {
    const { id, label, row, input, derived } = this.table;
    const wanted = validated(input, raw);
    return this.write(async (manager) => {
      const more = derived?.(wanted, await this.current(manager));
      const settings = this.rowWith({ ...wanted, ...more });
      // A copy, since TypeORM replaces values by those it stores.
      await manager.upsert(row, { ...settings } as QueryDeepPartialEntity<Settings>, ['id']);
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: 'settings.change',
        subject: { kind: 'setting', id, label },
      });
      return settings;
    });
  }

  /** Runs the transaction that saves the settings. */
  protected write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.write(work, { lock: `settings ${this.table.id}` });
  }

  private rowWith(columns: object): Settings {
    return Object.assign(new this.table.row(), columns, { id: onlyRow });
  }
}
