import type { EntityManager } from 'typeorm';
import { auditActions } from '../audit/audit-action.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { Person } from '../auth/people/person.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';

const portion = 5_000;

/** Every e-mail address, in lower case, from visitors' requests, people and refused logins. */
export async function* knownAddresses(manager: EntityManager): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const found = await manager
      .createQueryBuilder(VisitorRequest, 'request')
      .select('request.emailKey', 'address')
      .distinct()
      .where('request.emailKey > :last', { last })
      .orderBy('request.emailKey', 'ASC')
      .limit(portion)
      .getRawMany<{ address: string }>();
    yield* found.map(({ address }) => address);
    last = found.at(-1)?.address ?? last;
    if (found.length < portion) {
      break;
    }
  }
  const people = await manager.find(Person, { select: { id: true, email: true } });
  yield* people.map(({ email }) => email);
  const refused = await manager
    .createQueryBuilder(AuditEntry, 'entry')
    .select('LOWER(entry.actor)', 'address')
    .distinct()
    .where({ action: auditActions.LOGIN_REFUSED })
    .andWhere('entry.actor IS NOT NULL')
    .getRawMany<{ address: string }>();
  yield* refused.map(({ address }) => address);
}
