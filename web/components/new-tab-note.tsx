/** Announces to screen readers that a link opens a new tab (WCAG 2.2 technique G201). */
export function NewTabNote() {
  return <span className="sr"> (opens in a new tab)</span>;
}
