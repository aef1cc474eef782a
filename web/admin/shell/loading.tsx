import { Skeleton } from 'antd';

interface LoadingProps {
  /** The name of the content, such as "the post". */
  what: string;
  /** The number of placeholder lines. */
  rows: number;
  className?: string;
}

/** Grey placeholder lines while content is loading; its name is announced to screen readers. */
export function Loading({ what, rows, className }: LoadingProps) {
  return (
    <div className={className} role="status" aria-label={`Loading ${what}`}>
      <div aria-hidden="true">
        <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
      </div>
    </div>
  );
}
