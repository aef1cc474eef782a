import { LineIcon } from '../../components/interface-icon.tsx';

const paths = {
  ai: 'M9 3l1.6 4.4L15 9l-4.4 1.6L9 15l-1.6-4.4L3 9l4.4-1.6ZM15.5 13v4M13.5 15h4',
  edit: 'M4 16h3l9-9-3-3-9 9Z',
  eyeOff:
    'M3 3l14 14M8 5c.6-.2 1.3-.3 2-.3 5 0 8 5.3 8 5.300s-.8 1.4-2.3 2.800M5 6.500C3 8 2 10 2 10s3 5.3 8 5.300c1 0 2-.2 2.8-.6',
  history: 'M10 6v4.5l3 1.8M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.5v3.7h3.7',
  logout: 'M8 4H4v12h4M12 6l4 4-4 4M16 10H8',
  publish: 'M10 13V3.5M6 7l4-3.5L14 7M4 12v4h12v-4',
  mail: 'M3 5h14v10H3ZM3 6l7 5 7-5',
  send: 'M3 10 17 3l-4 14-3-6Z',
  stop: 'M6 6h8v8H6Z',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  trash: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6',
  redo: 'M12 4l4 4-4 4M16 8H8.5a4 4 0 0 0 0 8H12',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4',
  undo: 'M8 4 4 8l4 4M4 8h7.5a4 4 0 0 1 0 8H8',
} as const;

/**
 * A 20-unit line icon of the administration; decorative, so its control needs an accessible name.
 */
export function AdminIcon({ name }: { name: keyof typeof paths }) {
  return <LineIcon path={paths[name]} />;
}
