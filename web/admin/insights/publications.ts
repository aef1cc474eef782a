import type { InsightsPublicationsQuery } from '../../generated/admin.ts';

type Published = Pick<
  InsightsPublicationsQuery['adminPosts']['edges'][number]['node'],
  'title' | 'publishedAt'
>;

/** Titles published within a period, by UTC day. */
export function publicationsOn(
  days: readonly { day: string }[],
  posts: readonly Published[],
): ReadonlyMap<string, string[]> {
  const wanted = new Set(days.map(({ day }) => day));
  const titles = new Map<string, string[]>();
  for (const { title, publishedAt } of posts) {
    const day = publishedAt?.slice(0, 10);
    if (day !== undefined && wanted.has(day)) titles.set(day, [...(titles.get(day) ?? []), title]);
  }
  return titles;
}
