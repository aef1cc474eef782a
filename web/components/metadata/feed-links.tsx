/** Lets feed readers find the blog's feeds; React moves the links into the head. */
export function FeedLinks() {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Reflections & Insights"
        href="/feed.xml"
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title="Reflections & Insights"
        href="/feed.json"
      />
    </>
  );
}
