import { Link } from 'react-router';
import { countText } from '../../figures/count-text.ts';

interface CountLinkProps {
  count: number;
  /** What is counted, for those who hear the link by itself. */
  of: string;
  /** Where the counted requests are listed; undefined where no list shows just them. */
  to: string | undefined;
}

/** A number of requests that leads to them. */
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
