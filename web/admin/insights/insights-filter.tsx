import { Flex } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useViewAddress, withParameters } from '../shell/view-address.ts';

/** The page or the source that the figures are of; without both, they are of the whole site. */
export interface InsightsFilter {
  path: string | undefined;
  source: string | undefined;
}

const parameters = { path: 'visitsTo', source: 'visitsFrom' } as const;

export function readFilter(address: URLSearchParams): InsightsFilter {
  const path = address.get(parameters.path) ?? undefined;
  return { path, source: path ? undefined : (address.get(parameters.source) ?? undefined) };
}

export const isFilter = ({ path, source }: InsightsFilter): boolean =>
  path !== undefined || source !== undefined;

interface FilterLinkProps {
  /** Without a value, the link removes the filter. */
  filter?: Partial<InsightsFilter>;
  children: ReactNode;
}

/** A link to the same figures of a page or of a source. */
export function FilterLink({ filter: { path, source } = {}, children }: FilterLinkProps) {
  const [address] = useViewAddress();
  const filtered = withParameters(address, parameters, { path, source });
  return (
    <Link className="tlink" to={`?${filtered.toString()}`}>
      {children}
    </Link>
  );
}

/** Says what the figures are of. It receives the focus if a click led here, whose link is gone. */
export function FilterNotice({ name }: { name: string }) {
  const notice = useRef<HTMLSpanElement>(null);
  const wasOpenedByAddress = useLocation().key === 'default';
  useEffect(() => {
    if (!wasOpenedByAddress) notice.current?.focus();
  }, [name, wasOpenedByAddress]);
  return (
    <Flex component="p" className="ins-filter" wrap gap="4px 16px" align="baseline">
      <span ref={notice} tabIndex={-1}>
        Only <b>{name}</b>
      </span>
      <FilterLink>Show all insights</FilterLink>
    </Flex>
  );
}
