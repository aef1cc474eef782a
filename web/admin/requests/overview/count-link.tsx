import { Link } from 'react-router';
import { countText } from '../../figures/figures.ts';

interface CountLinkProps {
  count: number;
  /** What is counted, as context for screen readers. */
  of: string;
  /** The URL of the counted requests; undefined if no list shows exactly these. */
  to: string | undefined;
}

/** A number of requests that links to them. */
export function CountLink({ count, of, to }: CountLinkProps) {
  const text = countText(count);
  return to === undefined || count === 0 ? (
    text
  ) : (
    <Link className="tlink" to={to} aria-label={`Show ${text} of ${of}`}>
      {text}
    </Link>
  );
}
