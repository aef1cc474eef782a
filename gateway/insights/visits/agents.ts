import { isbot } from 'isbot';

/** The maximum number of cached user agents: there are fewer of them than visits. */
const rememberedMax = 1_000;
/** No browser's user agent is longer. */
const longest = 512;

/** Distinguishes browsers from known bots by a maintained list; caches results in memory only. */
export class Agents {
  private known = new Map<string, boolean>();

  /** Whether a request's user agent may be a person's browser; false without one. */
  isBrowser(agent: string | undefined): boolean {
    if (agent === undefined || agent.length > longest) {
      return false;
    }
    const known = this.known.get(agent);
    if (known !== undefined) {
      return known;
    }
    const browser = agent !== '' && !isbot(agent);
    if (this.known.size >= rememberedMax) {
      this.known.clear();
    }
    this.known.set(agent, browser);
    return browser;
  }
}
