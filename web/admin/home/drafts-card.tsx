import { Link } from 'react-router';
import { useHomeContentDraftsQuery, useHomeDraftsQuery } from '../../generated/admin.ts';
import { withPostListView } from '../posts/list/post-list-view.ts';
import { WritingLink } from '../posts/writing/writing-link.tsx';
import { HomeCard } from './home-card.tsx';

const drafts = `?${withPostListView(new URLSearchParams({ tab: 'posts' }), { state: 'draft' }).toString()}`;

/** The latest drafts of posts, and how many drafts there are. */
export function DraftsCard() {
  const posts = useHomeDraftsQuery({ fetchPolicy: 'network-only' });
  const content = useHomeContentDraftsQuery({ fetchPolicy: 'network-only' });
  const found = posts.data?.adminPosts;
  const parts = content.data?.contentParts.filter(({ hasDraft }) => hasDraft).length ?? 0;
  return (
    <HomeCard heading="Drafts" answers={[posts, content]}>
      {found?.totalCount === 0 && parts === 0 ? (
        <p className="adm-card-body adm-note">No drafts.</p>
      ) : (
        <ul className="adm-rows home-list">
          {found?.edges.map(({ node: { id, title } }) => (
            <li key={id}>
              <WritingLink className="tlink" id={id}>
                {title}
              </WritingLink>
            </li>
          ))}
          {found && found.totalCount > 0 ? (
            <li>
              <Link className="tlink" to={drafts}>
                {found.totalCount === 1 ? '1 draft' : `${String(found.totalCount)} drafts`}
              </Link>
            </li>
          ) : null}
          {parts > 0 ? (
            <li>
              <Link className="tlink" to="?tab=content">
                {parts === 1 ? '1 content draft' : `${String(parts)} content drafts`}
              </Link>
            </li>
          ) : null}
        </ul>
      )}
    </HomeCard>
  );
}
