import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { replyLimits, replyMessages } from '../../../schema/reply-rules.ts';
import type { Author } from '../../access/actor.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { rowFrom, rowOf } from '../../database/rows.ts';
import { Failure, fieldFailure } from '../../failure.ts';
import { validated } from '../../validation/validated.ts';
import { ReplyTemplateInput, ReplyTemplate } from './reply-template.entity.ts';
import { shippedTemplates } from './shipped-templates.ts';

const lock = 'reply templates';
const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * All current templates: the stored ones, and the shipped ones that were neither changed nor
 * deleted.
 */
async function currentTemplates(manager: EntityManager): Promise<ReplyTemplate[]> {
  const stored = await manager.find(ReplyTemplate);
  const known = new Set(stored.map(({ id }) => id));
  return [
    ...shippedTemplates.filter(({ id }) => !known.has(id)),
    ...stored.filter(({ deleted }) => !deleted),
  ].sort((one, other) => inOrder.compare(one.name, other.name));
}

/** Predefined replies for administrators (product 14.4). */
export class ReplyTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  list(_actor: Author): Promise<ReplyTemplate[]> {
    return currentTemplates(this.database.reader);
  }

  /**
   * Adds a template, or changes the one with this id.
   * @throws Failure NOT_FOUND for an unknown id, BAD_USER_INPUT with a message per bad field, or
   * when there are too many.
   */
  async save(actor: Author, id: string | null, raw: unknown): Promise<ReplyTemplate> {
    const { name, subject, message } = validated(ReplyTemplateInput, raw);
    return this.database.write(
      async (manager) => {
        const present = await currentTemplates(manager);
        if (id !== null && !present.some((template) => template.id === id)) {
          throw new Failure('NOT_FOUND', replyMessages.templateMissing);
        }
        if (id === null && present.length >= replyLimits.templatesMax) {
          throw new Failure('BAD_USER_INPUT', replyMessages.templatesMax);
        }
        const others = present.filter((template) => template.id !== id);
        if (others.some((other) => inOrder.compare(other.name, name) === 0)) {
          throw fieldFailure('name', replyMessages.nameTaken);
        }
        const columns = { id: id ?? uuidv7(), name, subject, message, deleted: false };
        const template = rowOf(ReplyTemplate, columns);
        await manager.upsert(ReplyTemplate, template, ['id']);
        await this.record(manager, actor.email, template);
        return template;
      },
      { lock },
    );
  }

  /**
   * Deletes a template and resolves with its id.
   * @throws Failure NOT_FOUND for an unknown id.
   */
  async remove(actor: Author, id: string): Promise<string> {
    await this.database.write(
      async (manager) => {
        const template = (await currentTemplates(manager)).find((present) => present.id === id);
        if (template === undefined) {
          throw new Failure('NOT_FOUND', replyMessages.templateMissing);
        }
        if (shippedTemplates.some((shipped) => shipped.id === id)) {
          const deleted = rowFrom(ReplyTemplate, template, { deleted: true });
          await manager.upsert(ReplyTemplate, deleted, ['id']);
        } else {
          await manager.delete(ReplyTemplate, { id });
        }
        await this.record(manager, actor.email, template, 'Deleted');
      },
      { lock },
    );
    return id;
  }

  private record(
    manager: EntityManager,
    by: string,
    { id, name }: ReplyTemplate,
    detail?: string,
  ): Promise<void> {
    return recordAction(manager, {
      at: this.now(),
      by,
      action: auditActions.SETTINGS_CHANGE,
      subject: { kind: 'setting', id, label: `Reply template “${name}”` },
      detail,
    });
  }
}
