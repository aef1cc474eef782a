import { Fragment } from 'react';
import { PageLink } from './page-link.tsx';

interface LinkedTextProps {
  /** The runs of text in their order; a run with a URL is a link. */
  runs: readonly { text: string; href: string | null }[];
}

/** A sentence with links in it. */
export function LinkedText({ runs }: LinkedTextProps) {
  return runs.map(({ text, href }) => (
    <Fragment key={text}>
      {href === null ? (
        text
      ) : (
        <PageLink className="tlink" to={href}>
          {text}
        </PageLink>
      )}
    </Fragment>
  ));
}
