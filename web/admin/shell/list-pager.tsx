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
  itemNames: readonly [one: string, several: string];
  /** How many rows the page shows. */
  shown: number;
  /** Called after a page has been turned. */
  onPageChange: () => void;
}

/** Where a list stands, and the ways to the pages before and after. */
export function ListPager(props: ListPagerProps) {
  const { itemNames, next, previous, loading, onPageChange } = props;
  const changePage = (move: () => void) => () => {
    move();
    onPageChange();
  };
  return (
    <div className="adm-pager">
      <p role="status">{countText(props)}</p>
      {next || previous ? (
        <nav aria-label={`Pages of ${itemNames[1]}`}>
          <Button disabled={loading || !previous} onClick={previous && changePage(previous)}>
            Previous
          </Button>
          <Button disabled={loading || !next} onClick={next && changePage(next)}>
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  );
}

function countText({ firstPosition: first, shown, totalCount: total, itemNames }: ListPagerProps) {
  const number = (count: number) => count.toLocaleString('en-US');
  const all = `${number(total)} ${itemNames[total === 1 ? 0 : 1]}`;
  return first !== undefined && shown < total
    ? `${number(first)}–${number(first + shown - 1)} of ${all}`
    : all;
}
