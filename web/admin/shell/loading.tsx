import { Skeleton } from 'antd';

interface LoadingProps {
  /** What is being loaded, such as "the post". */
  what: string;
  /** How many lines stand in its place. */
  rows: number;
  className?: string;
}

/** Grey lines in the place of what is being loaded; a screen reader hears what that is. */
export function Loading({ what, rows, className }: LoadingProps) {
  return (
    <div className={className} role="status" aria-label={`Loading ${what}`}>
      <div aria-hidden="true">
        <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
      </div>
    </div>
  );
}
