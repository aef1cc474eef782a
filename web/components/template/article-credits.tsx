import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { longDate } from '../long-date.ts';
import { SampleLabel } from '../sample-label.tsx';

type Post = Pick<
  ArticleTemplate_PostFragment,
  'authors' | 'reviewer' | 'revisedAt' | 'revisionNote'
>;

/** Whether an article has credits to show. */
export function hasCredits({ authors, reviewer, revisedAt }: Post): boolean {
  return authors.length > 0 || reviewer !== null || revisedAt !== null;
}

function People({ label, people }: { label: string; people: Post['authors'] }) {
  return (
    <div>
      <h3>{label}</h3>
      <ul>
        {people.map(({ name, role, portrait, sample }) => (
          <li key={name}>
            {portrait === null ? null : (
              <img src={portrait} alt="" width={56} height={56} loading="lazy" />
            )}
            <span>
              <b>
                {name}
                <SampleLabel sample={sample} />
              </b>
              {role === null ? null : <span>{role}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The author and reviewer of an article, and its last revision (product 18.5). */
export function ArticleCredits({ post }: { post: Post }) {
  const { authors, reviewer, revisedAt, revisionNote } = post;
  return (
    <section className="art-credits" aria-label="About this article">
      <h2 className="sr">About this article</h2>
      {authors.length === 0 ? null : <People label="Written by" people={authors} />}
      {reviewer === null ? null : <People label="Reviewed by" people={[reviewer]} />}
      {revisedAt === null ? null : (
        <div>
          <h3>Updated</h3>
          <p>
            <time dateTime={revisedAt}>{longDate(revisedAt)}</time>
          </p>
          {revisionNote === null ? null : <p>{revisionNote}</p>}
        </div>
      )}
    </section>
  );
}
