import { Column, Entity, PrimaryGeneratedColumn, type EntityManager } from 'typeorm';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { Failure } from '../failure.ts';

/** One saved template; the latest is current (product 7.2). */
@Entity('template_save')
export class TemplateSave {
  /** The number of the save, separate from the config's own version, which is always 1.0.0. */
  @PrimaryGeneratedColumn('increment')
  number!: number;

  @Column('simple-json')
  config!: TemplateConfig;

  @Column({ type: Date })
  savedAt!: Date;

  /** E-mail address of the administrator who saved it. */
  @Column('varchar', { length: 254 })
  savedBy!: string;
}

/** The current save; undefined while the site's own template is current. */
export async function latestSave(manager: EntityManager): Promise<TemplateSave | undefined> {
  const [latest] = await manager.find(TemplateSave, { order: { number: 'DESC' }, take: 1 });
  return latest;
}

/**
 * Stores a template as the newest save; call it within a write.
 * @throws Failure CONFLICT if `basedOn` names another save than the current one (0 for the site's
 *   own template). Nothing is stored then (product 5.11).
 */
export async function insertTemplateSave(
  manager: EntityManager,
  save: Omit<TemplateSave, 'number'>,
  basedOn: number | undefined,
): Promise<void> {
  if (basedOn !== undefined) {
    const latest = await latestSave(manager);
    if ((latest?.number ?? 0) !== basedOn) {
      const who = latest === undefined ? 'somebody' : latest.savedBy;
      throw new Failure(
        'CONFLICT',
        `The template was saved by ${who} in the meantime. Nothing of yours was saved yet.`,
      );
    }
  }
  await manager.insert(TemplateSave, save);
}
