import type { RequestOriginInput } from '../generated/site.ts';

/**
 * Source and campaign of the page that the browser loaded, with which a request is counted
 * (product 13.2). Read from the browser, stored nowhere, and empty if the visit is not counted.
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
