import { LRUCache } from 'lru-cache';
import {
  directSource,
  insightsLimits as limits,
  otherName,
} from '../../../schema/insights-limits.ts';
import { limitKeyOf } from '../../http/client-address.ts';

/** Names that come from visitors, who can make them up; pages and forms are known. */
type NamedByVisitors = 'sources' | 'campaigns' | 'searches' | 'pageSources';

/**
 * The maximum number of remembered addresses with new names; the least recently seen is evicted
 * first.
 */
const addressesMax = 10_000;

/**
 * Limits how many new names one address may introduce per day, so that no single visitor uses up
 * the names of a day (product 13.7). Each gateway remembers them separately and only in memory; a
 * name that a gateway has not seen is new to it.
 */
export class NewNames {
  private readonly known = {
    sources: new Set<string>([directSource, otherName]),
    campaigns: new Set<string>([otherName]),
    searches: new Set<string>([otherName]),
    pageSources: new Set<string>([otherName]),
  };
  private readonly broughtBy = new LRUCache<string, number>({
    // `max` would allocate memory for all addresses in advance.
    maxSize: addressesMax,
    sizeCalculation: () => 1,
  });

  /**
   * The name to count under: "Other" for a new name from an address that has reached its limit.
   * `addressOf` is called only for new names.
   */
  admit(kind: NamedByVisitors, name: string, addressOf: () => string): string {
    const known = this.known[kind];
    if (known.has(name)) {
      return name;
    }
    const isPageSource = kind === 'pageSources';
    const address = `${isPageSource ? 'pages ' : ''}${limitKeyOf(addressOf())}`;
    const brought = this.broughtBy.get(address) ?? 0;
    const max = isPageSource ? limits.newPageSourcesPerAddress : limits.newNamesPerAddress;
    if (brought >= max || known.size >= limits.namesWaiting) {
      return otherName;
    }
    this.broughtBy.set(address, brought + 1);
    known.add(name);
    return name;
  }
}
