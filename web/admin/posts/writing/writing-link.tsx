import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withWriting } from '../post-address.ts';

interface WritingLinkProps {
  /** The post to write; undefined for a new one. */
  id: string | undefined;
  className?: string;
  /** What the writing screen is told about the way to it. */
  state?: object;
  children: ReactNode;
}

/** Leads to the writing screen, which has an address of its own. */
export function WritingLink({ id, className, state, children }: WritingLinkProps) {
  const [address] = useSearchParams();
  return (
    <Link
      className={className}
      to={{ search: `?${withWriting(address, id).toString()}` }}
      state={state}
    >
      {children}
    </Link>
  );
}
