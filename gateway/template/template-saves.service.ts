import { Field, Int, ObjectType } from 'type-graphql';
import { LessThan } from 'typeorm';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { checkTemplateConfig } from '../../schema/template/template-validation.ts';
import type { Author } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { numberBefore, pageOf, pageSize, type Page, type PageQuery } from '../database/page.ts';
import { Failure } from '../failure.ts';
import { TemplateConfigType } from './template-config.type.ts';
import { TemplateSave } from './template-save.entity.ts';
import type { TemplateService } from './template.service.ts';

@ObjectType('TemplateSave', { description: 'One save of the template.' })
export class SavedTemplate {
  @Field(() => Int, { description: 'Number of the save; 0 is the site’s own template.' })
  number!: number;

  @Field(() => Date, { nullable: true, description: 'When it was saved; null for number 0.' })
  savedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who saved it; null for number 0.',
  })
  savedBy!: string | null;

  @Field(() => TemplateConfigType, {
    nullable: true,
    description: 'The template; null if the stored config is no longer valid.',
  })
  config!: TemplateConfig | null;
}

/** The template that the site ships with, used before the first save. */
const originalTemplate: SavedTemplate = {
  number: 0,
  savedAt: null,
  savedBy: null,
  config: defaultTemplateConfig,
};

/** Converts a stored save and validates its config again, because the rules may have changed. */
function toSavedTemplate({ number, savedAt, savedBy, config }: TemplateSave): SavedTemplate {
  const check = checkTemplateConfig(config);
  return { number, savedAt, savedBy, config: check.ok ? check.config : null };
}

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
