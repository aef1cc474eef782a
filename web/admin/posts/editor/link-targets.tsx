import { Button } from 'antd';
import { useId } from 'react';
import { useLinkTargetsQuery } from '../../../generated/admin.ts';

/** An article of the site, as a link leads to it. */
export interface LinkTarget {
  href: string;
  title: string;
}

interface LinkTargetsProps {
  /** Words that the articles are found by; without any the newest are offered. */
  words: string;
  onChoose: (target: LinkTarget) => void;
}

/** The site's own articles to choose from by title. */
export function LinkTargets({ words, onChoose }: LinkTargetsProps) {
  const labelId = useId();
  const search = words.trim();
  const { data, previousData } = useLinkTargetsQuery({
    variables: { filter: search === '' ? null : { search } },
  });
  const posts = (data ?? previousData)?.adminPosts.edges ?? [];
  return (
    <div className="adm-link-targets">
      <p className="adm-label" id={labelId}>
        Articles of this site
      </p>
      {posts.length === 0 ? (
        <p className="adm-field-hint">{data ? 'No article has these words.' : ''}</p>
      ) : null}
      <ul aria-labelledby={labelId}>
        {posts.map(({ node: { id, title, slug, published } }) => (
          <li key={id}>
            <Button
              type="text"
              block
              onClick={() => onChoose({ href: `/reflections/${slug}`, title })}
            >
              {published ? title : `${title} (draft)`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
