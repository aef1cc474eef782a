import { Button } from 'antd';
import type { RequestPages } from './use-request-pages.ts';

type RequestPagerProps = Pick<
  RequestPages,
  'firstPosition' | 'totalCount' | 'next' | 'previous' | 'loading'
> & {
  shown: number;
  /** Called after a page has been turned. */
  onTurn: () => void;
};

/** Where the list stands, and the ways to the pages before and after. */
export function RequestPager(props: RequestPagerProps) {
  const { firstPosition, totalCount, shown, next, previous, loading, onTurn } = props;
  const turn = (way: () => void) => () => {
    way();
    onTurn();
  };
  return (
    <div className="adm-pager">
      <p role="status">{countText(firstPosition, shown, totalCount)}</p>
      {next || previous ? (
        <nav aria-label="Pages of requests">
          <Button disabled={loading || !previous} onClick={previous && turn(previous)}>
            Previous
          </Button>
          <Button disabled={loading || !next} onClick={next && turn(next)}>
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  );
}

function countText(first: number | undefined, shown: number, total: number): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const all = `${number(total)} ${total === 1 ? 'request' : 'requests'}`;
  return first !== undefined && shown < total
    ? `${number(first)}–${number(first + shown - 1)} of ${all}`
    : all;
}
