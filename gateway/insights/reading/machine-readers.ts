import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { articlePath } from '../../../schema/article-path.ts';
import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { MachineAggregate } from '../aggregates.entity.ts';
import { MachinePurpose } from '../machines/machine-agents.ts';
import { machineReadNamed, type MachineRead } from '../machines/machine-read.ts';
import type { InsightsMachineReader, InsightsUnreadArticle } from './insights.types.ts';
import { pagesNamed } from './page-titles.ts';

interface MachineReadersOptions {
  reader: EntityManager;
  spans: readonly string[];
  now: Date;
}

function rowsIn({ reader, spans }: MachineReadersOptions): SelectQueryBuilder<MachineAggregate> {
  return reader
    .createQueryBuilder(MachineAggregate, 'sum')
    .select('sum.name', 'name')
    .where('sum.period IN (:...spans)', { spans })
    .groupBy('sum.name');
}

/** What was read, under the current paths. */
async function withCurrentPaths<Row extends { name: string }>(
  rows: readonly Row[],
  { reader, now }: MachineReadersOptions,
): Promise<(Row & MachineRead)[]> {
  const reads = rows.flatMap((row) => {
    const read = machineReadNamed(row.name);
    return read === undefined ? [] : [{ ...row, ...read }];
  });
  const paths = [...new Set(reads.map(({ path }) => path))];
  const pages = await pagesNamed(reader, paths, new Map(), now);
  return reads.map((read) => ({ ...read, path: pages(read.path).path }));
}

/** The most frequent reads by machine, form and path, most first. */
export async function machineReadersIn(
  options: MachineReadersOptions,
): Promise<InsightsMachineReader[]> {
  const rows = await rowsIn(options)
    .addSelect('SUM(sum.reads)', 'reads')
    .addSelect('MAX(sum.lastOn)', 'lastOn')
    .orderBy('reads', 'DESC')
    .addOrderBy('sum.name')
    .limit(limits.listed)
    .getRawMany<{ name: string; reads: number | string; lastOn: string }>();
  const byPage = new Map<string, InsightsMachineReader>();
  for (const { name, ...row } of await withCurrentPaths(rows, options)) {
    const key = `${row.agent} ${row.form} ${row.path}`;
    const read = { ...row, reads: Number(row.reads), lastOn: new Date(row.lastOn) };
    const before = byPage.get(key);
    if (before === undefined) {
      byPage.set(key, read);
    } else {
      before.reads += read.reads;
      before.lastOn = before.lastOn > read.lastOn ? before.lastOn : read.lastOn;
    }
  }
  return [...byPage.values()].sort((one, other) => other.reads - one.reads);
}

/** The published articles that no machine read because a person asked, newest first. */
export async function articlesUnreadIn(
  options: MachineReadersOptions,
): Promise<InsightsUnreadArticle[]> {
  const { reader, now } = options;
  const rows = await rowsIn(options).getRawMany<{ name: string }>();
  const asked = rows.filter(
    ({ name }) => machineReadNamed(name)?.purpose === MachinePurpose.USER_REQUEST,
  );
  const read = new Set((await withCurrentPaths(asked, options)).map(({ path }) => path));
  const articles = await reader
    .createQueryBuilder(Post, 'post')
    .select('post.slug', 'slug')
    .addSelect('post.title', 'title')
    .where('post.deletedAt IS NULL AND post.published = :published', { published: true })
    .andWhere('post.publishedAt <= :now', { now })
    .orderBy('post.publishedAt', 'DESC')
    .getRawMany<{ slug: string; title: string }>();
  return articles
    .map(({ slug, title }) => ({ path: articlePath(slug), title }))
    .filter(({ path }) => !read.has(path))
    .slice(0, limits.listed);
}
