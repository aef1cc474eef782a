import type { RequestOriginInput } from '../generated/site.ts';

/**
 * What led to the page that the browser has loaded, for a request to be counted by (product 13.2).
 * The browser knows it by itself and keeps nothing for it; nothing where nobody is counted.
 */
export function visitOrigin(): Pick<RequestOriginInput, 'visitSource' | 'visitCampaign'> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!window.loonEvents || !loaded) return {};
  const said = new URL(loaded.name).searchParams;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  const source = said.get('utm_source') || (from === window.location.host ? '' : from);
  return {
    visitSource: source || undefined,
    visitCampaign: said.get('utm_campaign') || undefined,
  };
}
