import { Button } from 'antd';

/** A page of a list, with navigation. */
export interface ListPlace {
  totalCount: number;
  /** Position of the first row among all matches, from 1; undefined while a page is loading. */
  firstPosition: number | undefined;
  loading: boolean;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

interface ListPagerProps extends ListPlace {
  /** Singular and plural of the item name. */
  itemNames: readonly [one: string, several: string];
  /** The number of rows on the page. */
  shown: number;
  /** Called after a page change. */
  onPageChange: () => void;
}

/** The position in a list, with buttons for the previous and next page. */
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
