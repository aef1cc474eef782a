import { Not } from 'typeorm';
import { deskLimits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

/** Finds the other requests of a person; persons are identified by e-mail address in lower case. */
export class SamePerson {
  constructor(private readonly database: Database) {}

  /**
   * The position of a request among its person's requests, by arrival: 1 for the first, at most
   * `personOrdinalMax`. Suspected spam has no position and does not count.
   */
  async ordinalOf(_actor: Author, request: VisitorRequest): Promise<number | undefined> {
    const { id, emailKey, suspect } = request;
    if (suspect || emailKey === '') {
      return undefined;
    }
    const earlier = await this.database.reader
      .createQueryBuilder(VisitorRequest, 'request')
      .select('request.id', 'id')
      .where({ emailKey, suspect: false })
      .andWhere('request.id < :id', { id })
      .limit(deskLimits.personOrdinalMax - 1)
      .getRawMany();
    return earlier.length + 1;
  }

  /**
   * The person's other requests, including suspected spam, newest first, at most
   * `otherRequestsMax`.
   */
  async othersOf(_actor: Author, { id, emailKey }: VisitorRequest): Promise<VisitorRequest[]> {
    return emailKey === ''
      ? []
      : this.database.reader.find(VisitorRequest, {
          where: { emailKey, id: Not(id) },
          order: { id: 'DESC' },
          take: deskLimits.otherRequestsMax,
        });
  }
}
