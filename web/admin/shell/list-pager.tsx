import { Button } from 'antd';

/** One page of a list, and the ways from it. */
export interface ListPlace {
  totalCount: number;
  /** Position of the first row among all that match, from 1; unknown while a page is awaited. */
  firstPosition: number | undefined;
  loading: boolean;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

interface ListPagerProps extends ListPlace {
  /** What one item is called, and several. */
  noun: readonly [one: string, several: string];
  /** How many rows the page shows. */
  shown: number;
  /** Called after a page has been turned. */
  onTurn: () => void;
}

/** Where a list stands, and the ways to the pages before and after. */
export function ListPager(props: ListPagerProps) {
  const { noun, next, previous, loading, onTurn } = props;
  const turn = (way: () => void) => () => {
    way();
    onTurn();
  };
  return (
    <div className="adm-pager">
      <p role="status">{countText(props)}</p>
      {next || previous ? (
        <nav aria-label={`Pages of ${noun[1]}`}>
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

function countText({ firstPosition: first, shown, totalCount: total, noun }: ListPagerProps) {
  const number = (count: number) => count.toLocaleString('en-US');
  const all = `${number(total)} ${noun[total === 1 ? 0 : 1]}`;
  return first !== undefined && shown < total
    ? `${number(first)}–${number(first + shown - 1)} of ${all}`
    : all;
}
