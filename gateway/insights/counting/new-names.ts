import { LRUCache } from 'lru-cache';
import {
  directSource,
  insightsLimits as limits,
  otherName,
} from '../../../schema/insights-limits.ts';
import { limitKeyOf } from '../../http/client-address.ts';

/** What visitors name themselves, so that they can make names up; pages and forms are known. */
type NamedByVisitors = 'sources' | 'campaigns' | 'searches';

/** So many addresses with new names are remembered; the one not seen for longest goes first. */
const addressesMax = 10_000;

/**
 * Bounds how many names of a day one address brings, so that nobody alone takes the room that all
 * names of the day have (product 13.7). Each gateway remembers for itself, in memory alone, and
 * nothing of it is stored; a name that it has not met is new to it.
 */
export class NewNames {
  private readonly known = {
    sources: new Set<string>([directSource, otherName]),
    campaigns: new Set<string>([otherName]),
    searches: new Set<string>([otherName]),
  };
  private readonly broughtBy = new LRUCache<string, number>({
    // `max` would take the room for all addresses at once.
    maxSize: addressesMax,
    sizeCalculation: () => 1,
  });

  /**
   * The name to count under: "Other" for a new one of an address that has brought as many as it
   * may. Its address is asked for only when the name is new.
   */
  admit(kind: NamedByVisitors, name: string, addressOf: () => string): string {
    const known = this.known[kind];
    if (known.has(name)) {
      return name;
    }
    const address = limitKeyOf(addressOf());
    const brought = this.broughtBy.get(address) ?? 0;
    if (brought >= limits.newNamesPerAddress || known.size >= limits.namesWaiting) {
      return otherName;
    }
    this.broughtBy.set(address, brought + 1);
    known.add(name);
    return name;
  }
}
