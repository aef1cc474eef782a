/** Time zones of one part of the world. */
export interface ZoneRegion {
  /** The first part of their names, such as `Asia`. */
  name: string;
  zones: { name: string; label: string }[];
}

const withoutRegion = 'Other';

/**
 * The IANA names that this browser knows, with `chosen`, which it may know only by another name.
 */
function zoneNames(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
}

/** Places that browsers know by an outdated name. */
const presentNames: Record<string, string> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
};

/** A zone's place in readable form: `America/New_York` is `New York`. */
export function placeOf(timeZone: string): string {
  const present = presentNames[timeZone];
  if (present !== undefined) {
    return present;
  }
  const place = timeZone.slice(timeZone.indexOf('/') + 1);
  return place.replaceAll('_', ' ').replaceAll('/', ', ');
}

/** All time zones, grouped by part of the world; `chosen` is always among them. */
export function zoneRegions(chosen: string): ZoneRegion[] {
  const regions = new Map<string, ZoneRegion>();
  for (const name of zoneNames(chosen)) {
    const end = name.indexOf('/');
    const region = end === -1 ? withoutRegion : name.slice(0, end);
    const known = regions.get(region) ?? { name: region, zones: [] };
    known.zones.push({ name, label: placeOf(name) });
    regions.set(region, known);
  }
  return [...regions.values()].sort(
    (one, other) => Number(one.name === withoutRegion) - Number(other.name === withoutRegion),
  );
}

/** A zone's offset from Greenwich at a time, such as `GMT+5:45`. */
export function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** A zone in a sentence: `Kathmandu, GMT+5:45`. */
export function zoneInWords(timeZone: string, at: Date): string {
  return `${placeOf(timeZone)}, ${offsetOf(timeZone, at)}`;
}
