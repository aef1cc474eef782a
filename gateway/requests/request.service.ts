import { v7 as uuidv7 } from 'uuid';
import { LessThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Actor } from '../auth/actor.ts';
import { requireAdministrator } from '../auth/policy.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { decodeCursor, pageSize, type Page } from '../graphql/connection.ts';
import { validated } from '../validation/validated.ts';
import { AccessRequest } from './access-request.entity.ts';
import { AccessRequestInput } from './access-request.input.ts';
import { DemoRequest } from './demo-request.entity.ts';
import { DemoRequestInput } from './demo-request.input.ts';
import { RequestKind, RequestStatus, VisitorRequest } from './visitor-request.entity.ts';

/** What the administrator's list may be narrowed to. */
export interface RequestFilter {
  kind?: RequestKind | null;
  status?: RequestStatus | null;
  /** Every word must occur in the request. */
  search?: string | null;
}

/** A page of the administrator's list, newest first. */
export interface RequestPageQuery {
  first: number;
  after?: string | null;
  filter?: RequestFilter | null;
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function searchTextOf(values: string[]): string {
  return values.join('\n').toLowerCase();
}

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&');
}

/** Takes visitors' requests in, and shows them to the administrator. */
export class RequestService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Stores a trial request (specification §5) and resolves with it once it is on disk.
   * @throws Failure BAD_USER_INPUT with a message per bad field; UNAVAILABLE when it can't be kept.
   */
  async submitAccessRequest(raw: unknown): Promise<AccessRequest> {
    const input = validated(AccessRequestInput, raw);
    const request = Object.assign(new AccessRequest(), input, this.arrival(RequestKind.ACCESS));
    request.searchText = searchTextOf([
      ...this.commonText(request),
      request.projectDescription,
      request.numberOfStudies,
    ]);
    await this.database.write((manager) => this.insert(manager, AccessRequest, request));
    return request;
  }

  /**
   * Stores a demo request (specification §5) and resolves with it once it is on disk.
   * @throws Failure BAD_USER_INPUT with a message per bad field; UNAVAILABLE when it can't be kept.
   */
  async submitDemoRequest(raw: unknown): Promise<DemoRequest> {
    const input = validated(DemoRequestInput, raw);
    const request = Object.assign(new DemoRequest(), input, this.arrival(RequestKind.DEMO));
    request.searchText = searchTextOf([
      ...this.commonText(request),
      request.message,
      ...request.platformsToDemo,
    ]);
    await this.database.write((manager) => this.insert(manager, DemoRequest, request));
    return request;
  }

  /**
   * One page of requests of both kinds, newest first.
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(actor: Actor, query: RequestPageQuery): Promise<Page<VisitorRequest>> {
    requireAdministrator(actor);
    const take = pageSize(query.first);
    const before = query.after ? decodeCursor(query.after, idPattern) : undefined;
    const found = await this.select(query.filter ?? {}, before)
      .orderBy('request.id', 'DESC')
      .limit(take + 1)
      .getMany();
    return {
      items: found.slice(0, take),
      hasNextPage: found.length > take,
      hasPreviousPage: before !== undefined,
    };
  }

  /**
   * How many requests a filter matches.
   * @throws Failure UNAUTHENTICATED for strangers.
   */
  async count(actor: Actor, filter: RequestFilter): Promise<number> {
    requireAdministrator(actor);
    return this.select(filter).getCount();
  }

  /**
   * One request by its id.
   * @throws Failure UNAUTHENTICATED for strangers, NOT_FOUND for an unknown id.
   */
  async byId(actor: Actor, id: string): Promise<VisitorRequest> {
    requireAdministrator(actor);
    const found = idPattern.test(id)
      ? await this.database.reader.findOneBy(VisitorRequest, { id })
      : null;
    if (found === null) {
      throw new Failure('NOT_FOUND', 'This request does not exist any more.');
    }
    return found;
  }

  private select(filter: RequestFilter, before?: string) {
    const where: FindOptionsWhere<VisitorRequest> = {};
    if (filter.kind) {
      where.kind = filter.kind;
    }
    if (filter.status) {
      where.status = filter.status;
    }
    const selection = this.database.reader
      .createQueryBuilder(VisitorRequest, 'request')
      .where(where);
    if (before !== undefined) {
      selection.andWhere({ id: LessThan(before) });
    }
    const terms = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
    terms.forEach((term, index) => {
      selection.andWhere(`request.searchText LIKE :term${String(index)} ESCAPE '\\'`, {
        [`term${String(index)}`]: `%${escapeLike(term)}%`,
      });
    });
    return selection;
  }

  private arrival(kind: RequestKind): Pick<VisitorRequest, 'id' | 'kind' | 'status' | 'createdAt'> {
    const createdAt = this.now();
    return {
      id: uuidv7({ msecs: createdAt.getTime() }),
      kind,
      status: RequestStatus.NEW,
      createdAt,
    };
  }

  private commonText(request: VisitorRequest): string[] {
    const { firstName, lastName, affiliation, email, profileUrl, referralSource } = request;
    return [`${firstName} ${lastName}`, affiliation, email, profileUrl, referralSource];
  }

  private async insert<T extends VisitorRequest>(
    manager: EntityManager,
    Entity: new () => T,
    request: T,
  ): Promise<void> {
    await manager.getRepository(Entity).save(request, { reload: false });
  }
}
