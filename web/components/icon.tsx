interface Drawing {
  /** Lines of two units. */
  line: string;
  /** Filled shapes. */
  solid?: string;
  /** The one red dot: centre and radius. */
  dot: readonly [x: number, y: number, radius: number];
}

const drawings = {
  about: {
    line: 'M17 42c1.5-4 1.8-8 .5-11.5-1-2.7-2.5-4.5-4.5-6L3 20.5c4.5-2 8-3.5 11.5-4.5C16 9.5 21.5 6 27.5 6 35.5 6 41 12 41 19.5c0 6-2 9-1.5 15 .2 3 .8 5.5 1.5 7.5M23.5 34v5M29 35v5M34.5 34v5',
    dot: [25, 18, 4],
  },
  agents: {
    line: 'M14 15a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM6 30a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM22 30a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z',
    dot: [24, 24.5, 4],
  },
  area: {
    line: 'M24 24V5a19 19 0 1 1-16.5 9.5ZM24 24 37.5 37.5M18 5.5A19 19 0 0 0 10 11',
    dot: [31, 19, 4],
  },
  blog: {
    line: 'M6 11h36M6 20h36M6 29h24M6 38h16',
    dot: [37, 35, 5],
  },
  clients: {
    line: 'M4 24a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM18 24a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z',
    dot: [24, 24, 4],
  },
  contact: {
    line: 'M4 30a20 12 0 1 0 40 0a20 12 0 1 0 -40 0ZM13 30a11 6 0 1 0 22 0a11 6 0 1 0 -22 0ZM24 5v10',
    dot: [24, 25, 4.5],
  },
  dossier: {
    line: 'M10 5h20l9 9v27a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM30 5v9h9M15 27h18M15 34h12',
    dot: [18, 18, 4],
  },
  forecast: {
    line: 'M5 38C18 38 26 34 43 8M5 38c14 0 24-2 38-16M5 38c16 0 26 0 38-5',
    dot: [7, 38, 4.5],
  },
  network: {
    line: 'M11 36 24 12l13 24M15 38h2.5M21.5 38H24M28 38h2.5M18.5 10a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM3.5 38a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
    dot: [39, 38, 5.5],
  },
  payer: {
    line: 'M7 9h11a2 2 0 0 1 2 2v26a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-26a2 2 0 0 1 2 -2ZM10 17h5M10 23h5M10 29h5M25 17c6 0 8 5 13 6M25 24h12M25 31c6 0 8-5 13-6',
    dot: [41, 24, 4.5],
  },
  performance: {
    line: 'M6 42V26M13 42V20M20 42V30M27 42V14M34 42V22M41 42V17',
    dot: [27, 7, 4.5],
  },
  'product-echo': {
    line: 'M16 16.5a10.5 10.5 0 0 0 0 15M10 10.5a19 19 0 0 0 0 27M32 16.5a10.5 10.5 0 0 1 0 15M38 10.5a19 19 0 0 1 0 27',
    dot: [24, 24, 5],
  },
  'product-hatch': {
    line: 'M8.5 27C8.5 36.5 15 43 24 43s15.5-6.5 15.5-16M8.5 27l5.2 4 5.1-4 5.2 4 5.2-4 5.1 4 5.2-4M10.5 18C12.5 10.5 17.5 4.5 24 4.5S35.5 10.5 37.5 18',
    dot: [24, 20, 5],
  },
  'product-lens': {
    line: 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0 -38 0ZM11.5 24a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM24 5v6.5M24 36.5V43M5 24h6.5M36.5 24H43',
    dot: [24, 24, 5],
  },
  'product-waters': {
    line: 'M4 24c5 0 5-5 10-5s5 5 10 5 5-5 10-5 5 5 10 5M4 33c5 0 5-5 10-5s5 5 10 5 5-5 10-5 5 5 10 5M4 42c5 0 5-5 10-5s5 5 10 5 5-5 10-5 5 5 10 5',
    dot: [24, 11, 5],
  },
  publications: {
    line: 'M13 5h22a2 2 0 0 1 2 2v30M9 11h20a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2ZM13 28h12M13 35h8',
    dot: [15, 20, 4],
  },
  services: {
    line: 'M21 11.5h6a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-6a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5ZM9 27.5h6a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-6a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5Z',
    solid:
      'M8 11h8a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1ZM32 11h8a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1ZM20 27h8a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1Z',
    dot: [36, 32, 5],
  },
  team: {
    line: 'M6 17a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM28 17a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM3 40c0-7 4-11 10-11s10 4 10 11M25 40c0-7 4-11 10-11s10 4 10 11',
    dot: [24, 9, 3.5],
  },
} satisfies Record<string, Drawing>;

/** The icons that content may name. */
export type IconName = keyof typeof drawings;

/** Whether a name from the content files is an icon of the design. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

interface IconProps {
  /** The icon's name; content files are free text, so an unknown one renders nothing. */
  name: string;
  className?: string;
}

/**
 * A section's or product's icon on the grid of 48: round strokes, exactly one red dot (design guide
 * §7). Decorative: a text next to it says the same.
 */
export function Icon({ name, className = 'ico' }: IconProps) {
  if (!isIconName(name)) return null;
  const { line, solid, dot }: Drawing = drawings[name];
  const [x, y, radius] = dot;
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={line} />
      {solid === undefined ? null : <path d={solid} fill="currentColor" stroke="none" />}
      <circle cx={x} cy={y} r={radius} fill="var(--eye)" stroke="none" />
    </svg>
  );
}
