import { Fragment } from 'react';
import { blogLimits } from '../../../schema/limits.ts';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { blogPath } from '../blog/blog-address.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { longDate } from '../long-date.ts';
import { SampleLabel } from '../sample-label.tsx';

const innermost = 16;
const spacing = 25;
const rings = Array.from({ length: 12 }, (_, index) => ({
  radius: innermost + index * spacing,
  opacity: (0.9 - index * 0.065).toFixed(2),
}));

/** Decorative rings around the eye, cut off at the right edge. */
function HeaderRings() {
  return (
    <svg className="rip" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      {rings.map(({ radius, opacity }) => (
        <circle
          key={radius}
          cx="330"
          cy="280"
          r={radius}
          stroke="var(--lake-500)"
          strokeWidth="1.1"
          opacity={opacity}
        />
      ))}
      <circle cx="330" cy="280" r="9" fill="var(--eye)" />
    </svg>
  );
}

interface ArticleHeaderProps {
  post: ArticleTemplate_PostFragment;
  alignment: string;
  tagsShown: boolean;
}

/** The back link, title, subtitle, date, read time, author and four tags (product 4.6). */
export function ArticleHeader({ post, alignment, tagsShown }: ArticleHeaderProps) {
  const { title, subtitle, publishedAt, revisedAt, readTime, author, authors, tags } = post;
  return (
    <header className="art-h" data-part="header" data-align={alignment}>
      <HeaderRings />
      <div className="container">
        <SiteLink className="up back" href={blogPath({})}>
          <InterfaceIcon name="back" />
          Back to Blog
        </SiteLink>
        <h1>{title}</h1>
        {subtitle === null ? null : <p className="lead">{subtitle}</p>}
        <p className="by">
          {publishedAt === null ? (
            <span>Not published yet</span>
          ) : (
            <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
          )}{' '}
          <span>{readTime} min read</span>{' '}
          <span>
            By{' '}
            {authors.length === 0 ? (
              <b>{author}</b>
            ) : (
              authors.map(({ name, sample }, index) => (
                <Fragment key={name}>
                  {index > 0 ? ', ' : null}
                  <b>{name}</b>
                  <SampleLabel sample={sample} />
                </Fragment>
              ))
            )}
          </span>
          {revisedAt === null ? null : (
            <>
              {' '}
              <span>
                Updated <time dateTime={revisedAt}>{longDate(revisedAt)}</time>
              </span>
            </>
          )}
        </p>
        {tagsShown && tags.length > 0 ? (
          <ul className="chips" aria-label="Tags">
            {tags.slice(0, blogLimits.tagsPerArticleHeader).map((tag) => (
              <li key={tag}>
                <SiteLink className="tag" href={blogPath({ tag })}>
                  {tag}
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </header>
  );
}
