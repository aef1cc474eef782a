import { LessThan } from 'typeorm';
import type { Author } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { numberBefore, pageSize, pageOf, type Page, type PageQuery } from '../database/page.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { toSavedTemplate, originalTemplate, type SavedTemplate } from './saved-template.ts';
import { TemplateSave } from './template-save.entity.ts';
import type { TemplateService } from './template.service.ts';

interface TemplateSavesDependencies {
  database: Database;
  template: TemplateService;
  now: () => Date;
}

/** The saves of the template, newest first and the site's own last, to be viewed and restored. */
export class TemplateSavesService {
  constructor(private readonly deps: TemplateSavesDependencies) {}

  /**
   * One page of saves; the very first is the current template.
   * @throws Failure BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(_actor: Author, query: PageQuery): Promise<Page<SavedTemplate>> {
    const take = pageSize(query.first);
    const before = numberBefore(query);
    const saves = await this.deps.database.reader.find(TemplateSave, {
      ...(before === undefined ? {} : { where: { number: LessThan(before) } }),
      order: { number: 'DESC' },
      take: take + 1,
    });
    const found = saves.map(toSavedTemplate);
    if (before !== originalTemplate.number) found.push(originalTemplate);
    return pageOf(found, query);
  }

  /** The number of saves, including the site's own template. */
  async count(_actor: Author): Promise<number> {
    return 1 + (await this.deps.database.reader.count(TemplateSave));
  }

  async byNumber(_actor: Author, number: number): Promise<SavedTemplate> {
    if (number === originalTemplate.number) return originalTemplate;
    const save = await this.deps.database.reader.findOneBy(TemplateSave, { number });
    if (save === null) {
      throw new Failure('NOT_FOUND', `There is no saved template number ${String(number)}.`);
    }
    return toSavedTemplate(save);
  }

  /**
   * Publishes an earlier template again, as a new save, so that none is lost.
   * @throws Failure NOT_FOUND for an unknown number, BAD_USER_INPUT if the stored template is no
   *   longer valid.
   */
  async restore(actor: Author, number: number): Promise<TemplateConfig> {
    const { config } = await this.byNumber(actor, number);
    if (config === null) {
      throw new Failure('BAD_USER_INPUT', 'This saved template is not valid any more.');
    }
    const updatedAt = this.deps.now().toISOString();
    return this.deps.template.save(actor, { ...config, updatedAt }, { action: 'template.restore' });
  }
}
