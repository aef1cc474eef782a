import { isbot } from 'isbot';

/** So many agents are remembered: browsers have fewer names than visits. */
const rememberedMax = 1_000;
/** No browser calls itself by more characters. */
const longest = 512;

/** Tells browsers from known bots, by a list that is kept up to date; in memory alone. */
export class Agents {
  private known = new Map<string, boolean>();

  /** Whether a request's agent may be a person's browser; one without a name is none. */
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
