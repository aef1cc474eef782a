import { And, IsNull, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import type { Database } from '../../database/database.ts';
import { comparedWith, type DigestPart, type DigestSpan } from '../../site-module.ts';
import { Post } from '../entities/post.entity.ts';

const titlesMax = 5;

/** Published articles and new drafts for the weekly digest. */
export function postDigest({ reader }: Database): DigestPart {
  const within = ({ from, to }: DigestSpan) => And(MoreThanOrEqual(from), LessThan(to));
  const count = (where: FindOptionsWhere<Post>): Promise<number> =>
    reader.countBy(Post, { ...where, deletedAt: IsNull() });
  const published = (span: DigestSpan): Promise<number> =>
    count({ published: true, publishedAt: within(span) });
  const newDrafts = (span: DigestSpan): FindOptionsWhere<Post> => ({
    published: false,
    createdAt: within(span),
    deletedAt: IsNull(),
  });
  return {
    heading: 'Articles',
    lines: async (week, before) => {
      const drafts = await count(newDrafts(week));
      const titles = await reader.find(Post, {
        where: newDrafts(week),
        select: { id: true, title: true },
        order: { createdAt: 'DESC' },
        take: titlesMax,
      });
      return [
        `Published: ${comparedWith(await published(week), await published(before))}.`,
        `New drafts: ${comparedWith(drafts, await count(newDrafts(before)))}.`,
        ...titles.map(({ title }) => `Draft: "${title}"`),
      ];
    },
  };
}
