import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { LessThan } from 'typeorm';
import {
  redirectLimits as limits,
  redirectMessages as messages,
} from '../../schema/redirect-rules.ts';
import type { Author } from '../access/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { decodeCursor, pageOf, pageSize, type Page, type PageQuery } from '../database/page.ts';
import { recordIdShape } from '../database/record-id.ts';
import { requireRecord } from '../database/record-id.ts';
import type { ArticleAddresses } from '../site/pages/page-destination.ts';
import { countPrevious, listPrevious, readFrom, readTo } from './redirect-address.ts';
import {
  addressOrRefusal,
  ownerProblem,
  requireNoChain,
  type WantedRedirect,
} from './redirect-refusal.ts';
import { Redirect } from './redirect.entity.ts';
import { articlePath } from '../../schema/article-path.ts';

export interface RedirectsDependencies {
  database: Database;
  changes: SiteChanges;
  publicUrl: string;
  articles: ArticleAddresses;
  /** Resolves with a function that checks whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
  now: () => Date;
}

export interface ShownRedirect extends Pick<Redirect, 'id' | 'from' | 'to'> {
  /** Whether it is the previous URL of a post. */
  automatic: boolean;
  /** Null for automatic ones. */
  createdAt: Date | null;
  createdBy: string | null;
}

/** The prefix of ids for previous URLs of posts; manual redirects have UUIDs. */
const automaticPrefix = 'post:';
const cursorPattern = new RegExp(`^(?:${recordIdShape}|${automaticPrefix}[a-z0-9-]+)$`);

function shown({ id, from, to, createdAt, createdBy }: Redirect): ShownRedirect {
  return { id, from, to, createdAt, createdBy, automatic: false };
}

/** Manages the redirects (product 12.7). */
export class RedirectsService {
  constructor(private readonly deps: RedirectsDependencies) {}

  /** Manual redirects, newest first, then previous URLs of public posts. */
  async list(_actor: Author, query: PageQuery): Promise<Page<ShownRedirect>> {
    const { reader } = this.deps.database;
    const limit = pageSize(query.first) + 1;
    const after = query.after ? decodeCursor(query.after, cursorPattern) : undefined;
    const previousAfter = after?.startsWith(automaticPrefix)
      ? after.slice(automaticPrefix.length)
      : '';
    const made =
      previousAfter === ''
        ? await reader.find(Redirect, {
            where: after === undefined ? {} : { id: LessThan(after) },
            order: { id: 'DESC' },
            take: limit,
          })
        : [];
    const now = this.deps.now();
    const rest = limit - made.length;
    const automatic =
      rest > 0 ? await listPrevious(reader, { now, after: previousAfter, limit: rest }) : [];
    return pageOf(
      [
        ...made.map(shown),
        ...automatic.map(({ previous: slug, present }) => ({
          id: `${automaticPrefix}${slug}`,
          from: articlePath(slug),
          to: articlePath(present),
          automatic: true,
          createdAt: null,
          createdBy: null,
        })),
      ],
      query,
    );
  }

  async count(_actor: Author): Promise<number> {
    const { reader } = this.deps.database;
    const counts = await Promise.all([
      reader.count(Redirect),
      countPrevious(reader, this.deps.now()),
    ]);
    return counts[0] + counts[1];
  }

  /**
   * Creates a redirect, or changes the one with this id; every gateway uses it immediately.
   * @throws Failure NOT_FOUND for an unknown id, BAD_USER_INPUT for an invalid source or target.
   */
  async save(actor: Author, id: string | null, wanted: WantedRedirect): Promise<ShownRedirect> {
    const { articles, changes, loadKnownPaths, now, publicUrl } = this.deps;
    const { origin } = new URL(publicUrl);
    const isKnownPath = await loadKnownPaths();
    const from = addressOrRefusal('from', readFrom(wanted.from, origin));
    const to = addressOrRefusal('to', readTo(wanted.to, origin, isKnownPath));
    const problem = await ownerProblem(from, actor, { articles, isKnownPath });
    if (problem !== undefined) {
      throw fieldFailure('from', problem);
    }
    return changes.write(
      async (manager, changed) => {
        const others = await otherRedirects(manager, id);
        requireNoChain({ from, to }, others);
        const redirect =
          id === null
            ? { id: uuidv7(), createdAt: now(), createdBy: actor.email }
            : await storedRedirect(manager, id);
        const { id: savedId, createdAt, createdBy } = redirect;
        const saved = { id: savedId, from, to, createdAt, createdBy };
        await manager.save(Redirect, saved);
        await recordAction(manager, {
          at: now(),
          by: actor.email,
          action: 'redirect.save',
          subject: { kind: 'redirect', id: saved.id, label: from },
          detail: to,
        });
        changed({ topic: 'redirect' });
        return shown(saved);
      },
      { lock: 'redirects' },
    );
  }

  /**
   * Deletes a redirect and resolves with its id.
   * @throws Failure NOT_FOUND for an unknown id, BAD_USER_INPUT for the previous URL of a post.
   */
  async delete(actor: Author, id: string): Promise<string> {
    await this.deps.changes.write(
      async (manager, changed) => {
        const { from, to } = await storedRedirect(manager, id);
        await manager.delete(Redirect, { id });
        await recordAction(manager, {
          at: this.deps.now(),
          by: actor.email,
          action: 'redirect.delete',
          subject: { kind: 'redirect', id, label: from },
          detail: to,
        });
        changed({ topic: 'redirect' });
      },
      { lock: 'redirects' },
    );
    return id;
  }
}

async function storedRedirect(manager: EntityManager, id: string): Promise<Redirect> {
  if (id.startsWith(automaticPrefix)) {
    throw fieldFailure('id', messages.automatic);
  }
  return requireRecord(manager, Redirect, id, messages.unknown);
}

/** All other redirects; their number is limited. */
async function otherRedirects(manager: EntityManager, id: string | null): Promise<Redirect[]> {
  const stored = await manager.find(Redirect);
  if (id === null && stored.length >= limits.redirectsMax) {
    throw new Failure('BAD_USER_INPUT', messages.tooMany);
  }
  return stored.filter((redirect) => redirect.id !== id);
}
