import { PageLink } from '../page-link.tsx';
import type { TagFilter_TagFragment } from '../../generated/site.ts';
import { blogPath } from './blog-address.ts';

/** Whether two variants name the same tag. */
function sameTag(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** A tag as the blog writes it, whatever its form in the URL. */
export function displayTag(
  tags: readonly { name: string }[],
  tag: string | undefined,
): string | undefined {
  return tags.find(({ name }) => sameTag(name, tag))?.name ?? tag;
}

interface TagFilterProps {
  /** Most used first. */
  tags: readonly TagFilter_TagFragment[];
  /** The tag whose articles are shown. */
  current: string | undefined;
  /** Whether a search is shown, which no tag narrows. */
  searching: boolean;
}

/**
 * Number of tags shown initially; more follow on request, and the rarest are shown only on
 * articles.
 */
const shownTags = 8;
const listedTags = 40;

/** The tags as filters, each with a URL that search engines can follow (product 4.5). */
export function TagFilter({ tags, current, searching }: TagFilterProps) {
  if (tags.length === 0) return null;
  const linkTo = ({ name, postCount }: TagFilter_TagFragment) => (
    <li key={name}>
      <PageLink
        className="tag"
        to={blogPath({ tag: name })}
        aria-current={sameTag(name, current) ? 'page' : undefined}
      >
        {name} <span className="count">{postCount}</span>
      </PageLink>
    </li>
  );
  const rarer = tags.slice(shownTags, listedTags);
  return (
    <nav className="topics" aria-label="Topics">
      <ul>
        <li>
          <PageLink
            className="tag"
            to={blogPath({})}
            aria-current={current === undefined && !searching ? 'page' : undefined}
          >
            All articles
          </PageLink>
        </li>
        {tags.slice(0, shownTags).map(linkTo)}
      </ul>
      {rarer.length === 0 ? null : (
        <details open={rarer.some(({ name }) => sameTag(name, current))}>
          <summary>More topics</summary>
          <ul>{rarer.map(linkTo)}</ul>
        </details>
      )}
    </nav>
  );
}
