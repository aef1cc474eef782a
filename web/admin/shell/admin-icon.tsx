const paths = {
  logout: 'M8 4H4v12h4M12 6l4 4-4 4M16 10H8',
  mail: 'M3 5h14v10H3ZM3 6l7 5 7-5',
  redo: 'M12 4l4 4-4 4M16 8H8.5a4 4 0 0 0 0 8H12',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4',
  undo: 'M8 4 4 8l4 4M4 8h7.5a4 4 0 0 1 0 8H8',
} as const;

/** A 20-unit line icon of the administration; decorative, so its control needs a name. */
export function AdminIcon({ name }: { name: keyof typeof paths }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
