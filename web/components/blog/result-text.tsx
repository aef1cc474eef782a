interface ResultTextProps {
  query: string;
  /** How many articles were found. */
  count: number;
}

/** The result of a search, worded as in product 4.3, 4.4. */
export function ResultText({ query, count }: ResultTextProps) {
  const quoted = <b>{query}</b>;
  return count === 0 ? (
    <>No articles found matching "{quoted}". Try different keywords.</>
  ) : (
    <>
      Found <b>{count}</b> {count === 1 ? 'article' : 'articles'} matching "{quoted}"
    </>
  );
}
