import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { withRevising } from '../post-address.ts';
import { useViewAddress } from '../../shell/view-address.ts';

/** Says in the address's state that the person asked for the generator just now. */
const asked = { reviseWithAi: true } as const;

/** Whether the person has just asked for the generator. */
export function isAskedFor(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reviseWithAi' in state;
}

interface ReviseButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'aria-label'> {
  /** The post to revise. */
  id: string;
  children?: ReactNode;
}

/** Opens the AI generator at the conversation about a post. */
export function ReviseButton({ id, children, ...button }: ReviseButtonProps) {
  const [, setAddress] = useViewAddress();
  return (
    <Button
      {...button}
      onClick={() => setAddress((current) => withRevising(current, id), { state: asked })}
    >
      {children}
    </Button>
  );
}
