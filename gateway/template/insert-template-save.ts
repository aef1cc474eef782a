import type { EntityManager } from 'typeorm';
import { Failure } from '../failure.ts';
import { TemplateSave } from './template-save.entity.ts';

async function latestSave(manager: EntityManager): Promise<TemplateSave | undefined> {
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
