import { linkCheckLimits as limits, type Finding } from '../../../schema/check-rules.ts';
import { doiAddress, doiOf, referenceAddress } from '../../../schema/doi.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import type { ContentOutline } from '../../posts/markdown/content-sections.ts';
import type { ExternalLinkCheck } from '../check.types.ts';
import { finding } from '../finding.ts';
import type { AddressState } from './address-check.ts';

/** A link to another site, and its text in the post. */
interface ExternalLink {
  address: string;
  excerpt: string;
}

function addressOf(reference: Reference): string | undefined {
  const doi = doiOf(reference.url ?? '');
  return doi === undefined ? referenceAddress(reference) : doiAddress(doi);
}

/** The external links of a post's texts and references, each URL once. */
export function externalLinks(
  outlines: readonly ContentOutline[],
  references: readonly Reference[],
  publicUrl: string,
): ExternalLink[] {
  const links = [
    ...outlines.flatMap((outline) => outline.links),
    ...references.map((one) => ({ href: addressOf(one) ?? '', text: one.text })),
  ];
  const found = new Map<string, ExternalLink>();
  for (const { href, text } of links) {
    if (!/^https?:\/\//iu.test(href) || !URL.canParse(href)) continue;
    const url = new URL(href);
    url.hash = '';
    if (url.origin === new URL(publicUrl).origin || found.has(url.href)) continue;
    found.set(url.href, { address: url.href, excerpt: text || href });
  }
  return [...found.values()];
}

function deadLink({ address, excerpt }: ExternalLink): Finding {
  return finding('external-link-dead', {
    message: `No page was found at ${address}.`,
    excerpt,
    suggestion: 'Correct the address, or link to the page’s new one.',
  });
}

/** Requests the first links, a few at a time, and returns the dead ones. */
export async function checkLinks(
  links: readonly ExternalLink[],
  stateOf: (address: string) => Promise<AddressState>,
): Promise<ExternalLinkCheck> {
  const asked = links.slice(0, limits.links);
  const states: AddressState[] = [];
  const waiting = asked.entries();
  const checkNext = async (): Promise<void> => {
    for (const [index, { address }] of waiting) states[index] = await stateOf(address);
  };
  await Promise.all(Array.from({ length: limits.atOnce }, checkNext));
  return {
    checked: asked.length,
    undecided: states.filter((state) => state === 'undecided').length,
    leftOut: links.length - asked.length,
    findings: asked.filter((_, index) => states[index] === 'dead').map(deadLink),
  };
}
