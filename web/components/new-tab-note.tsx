/** Says to screen readers that a link leaves the page alone (WCAG 2.2 technique G201). */
export function NewTabNote() {
  return <span className="sr"> (opens in a new tab)</span>;
}
