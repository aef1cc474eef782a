/** Renders `path` on a grid of 20 units; decorative, so its control needs its own name. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="ui"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
