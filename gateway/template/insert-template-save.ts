import type { EntityManager } from 'typeorm';
import { Failure } from '../failure.ts';
import { TemplateSave } from './template-save.entity.ts';

async function latestSave(manager: EntityManager): Promise<TemplateSave | undefined> {
  const [latest] = await manager.find(TemplateSave, { order: { number: 'DESC' }, take: 1 });
  return latest;
}

/**
 * Stores a template as the newest save; to be called by one write at a time.
 * @throws Failure CONFLICT when `basedOn` names another save than the one in force (0 for the
 * site's own template). Then nothing is stored (product 5.11).
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
