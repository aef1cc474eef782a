import { useLinkTargetsQuery } from '../../generated/admin.ts';
import { TargetList, type LinkTarget } from './target-list.tsx';
import { articlePath } from '../../../schema/article-path.ts';

interface LinkTargetsProps {
  /** Search words; if empty, the newest articles are offered. */
  words: string;
  onChoose: (target: LinkTarget) => void;
}

/** A choice of the site's articles by title. */
export function LinkTargets({ words, onChoose }: LinkTargetsProps) {
  const search = words.trim();
  const { data, previousData } = useLinkTargetsQuery({
    variables: { filter: search === '' ? null : { search } },
  });
  const posts = (data ?? previousData)?.adminPosts.edges ?? [];
  return (
    <TargetList
      label="Articles of this site"
      targets={posts.map(({ node: { title, slug, published } }) => ({
        href: articlePath(slug),
        title,
        shown: published ? title : `${title} (draft)`,
      }))}
      nothing={data ? 'No matching articles.' : ''}
      onChoose={onChoose}
    />
  );
}
