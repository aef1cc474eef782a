const paths = {
  back: 'M16 10H4M9 5l-5 5 5 5',
  check: 'M4 10.5l4 4 8-9',
  chevronDown: 'M5 8l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  forward: 'M4 10h12M11 5l5 5-5 5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  pause: 'M7 5v10M13 5v10',
  play: 'M7 4.5v11l8-5.5Z',
  plus: 'M10 4v12M4 10h12',
  saved: 'M4 4h10l2 2v10H4ZM7 4v4h5V4M7 16v-4h6v4',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17',
  up: 'M10 16V4M5 9l5-5 5 5',
  warning: 'M10 6v5M10 14v.1M10 2.5 18 17H2Z',
} as const;

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

/** A 20-unit line icon of the interface; decorative, so its control needs its own name. */
export function InterfaceIcon({ name }: { name: keyof typeof paths }) {
  return <LineIcon path={paths[name]} />;
}
