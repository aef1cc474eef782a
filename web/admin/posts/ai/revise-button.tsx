import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { withRevising } from '../post-address.ts';
import { useViewAddress } from '../../shell/view-address.ts';

/** Navigation state: the administrator has just opened the generator. */
const asked = { reviseWithAi: true } as const;

/** Whether the administrator has just opened the generator. */
export function isRequested(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reviseWithAi' in state;
}

interface ReviseButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'aria-label'> {
  id: string;
  children?: ReactNode;
}

/** Opens the conversation about a post in the AI generator. */
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
