import { Field, InputType } from 'type-graphql';
import { IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import { withoutStrayControls } from '../../schema/text-rules.ts';
import type { Author } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { narrowToWords } from '../database/narrow-to-words.ts';
import { decodeCursor, pageSize, pageOf, type Page, type PageQuery } from '../database/page.ts';
import { recordIdPattern } from '../database/record-id.ts';
import { auditAreas, type AuditArea } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

@InputType('AuditFilter', { description: 'The filters of the audit log.' })
export class AuditFilter {
  @Field(() => auditAreas, { nullable: true, description: 'Only one part of the administration.' })
  area?: AuditArea | null;

  @Field(() => String, { nullable: true, description: 'Only the actions of one e-mail address.' })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in person, name of the thing, or detail.',
  })
  search?: string | null;
}

interface AuditPageQuery extends PageQuery {
  filter?: AuditFilter | null;
}

/** Lists administrators' actions, newest first. */
export class AuditLogService {
  constructor(private readonly database: Database) {}

  /**
   * One page of the entries that a filter matches.
   * @throws Failure BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(_actor: Author, query: AuditPageQuery): Promise<Page<AuditEntry>> {
    const take = pageSize(query.first);
    const before = query.after ? decodeCursor(query.after, recordIdPattern) : undefined;
    const found = await this.select(query.filter ?? {}, before)
      .orderBy('entry.id', 'DESC')
      .limit(take + 1)
      .getMany();
    return pageOf(found, query);
  }

  async count(_actor: Author, filter: AuditFilter | null | undefined): Promise<number> {
    return this.select(filter ?? {}).getCount();
  }

  /** The e-mail addresses of all people in the log, in alphabetical order. */
  async people(_actor: Author): Promise<string[]> {
    const rows = await this.database.reader
      .createQueryBuilder(AuditEntry, 'entry')
      .select('entry.actor', 'actor')
      .distinct()
      .where({ actor: Not(IsNull()) })
      .orderBy('entry.actor', 'ASC')
      .getRawMany<{ actor: string }>();
    return rows.map((row) => row.actor);
  }

  private select(filter: AuditFilter, before?: string) {
    const where: FindOptionsWhere<AuditEntry> = {
      ...(filter.area ? { area: filter.area } : {}),
      ...(filter.person ? { actor: withoutStrayControls(filter.person) } : {}),
    };
    const selection = this.database.reader.createQueryBuilder(AuditEntry, 'entry').where(where);
    if (before !== undefined) {
      selection.andWhere({ id: LessThan(before) });
    }
    narrowToWords(selection, ['entry.searchText'], filter.search);
    return selection;
  }
}
