/** The administration's door: loaded in the browser only. */
export function Component() {
  return <p>Loading…</p>;
}
