import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withWriting } from '../post-address.ts';
import { useViewAddress } from '../../shell/view-address.ts';

interface WritingLinkProps {
  /** The post to edit; undefined for a new one. */
  id: string | undefined;
  className?: string;
  /** Navigation state for the writing screen. */
  state?: object;
  /** Called before the screen opens. */
  onClick?: () => void;
  children: ReactNode;
}

/** A link to the writing screen, which has its own URL. */
export function WritingLink({ id, className, state, onClick, children }: WritingLinkProps) {
  const [address] = useSearchParams();
  return (
    <Link
      className={className}
      to={{ search: `?${withWriting(address, id).toString()}` }}
      state={state}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

/** Opens the writing screen of a post, or of a new one, with navigation state. */
export function useWriting(): (id: string | undefined, state: object) => void {
  const [, setAddress] = useViewAddress();
  return (id, state) => setAddress((current) => withWriting(current, id), { state });
}
