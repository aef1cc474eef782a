interface ResultTextProps {
  query: string;
  /** How many articles were found. */
  count: number;
}

/** What a search found, in the words of product 4.3, 4.4. */
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
