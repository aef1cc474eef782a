import { linkCheckLimits as limits, type Finding } from '../../../schema/check-rules.ts';
import { doiAddress, doiOf, referenceAddress } from '../../../schema/doi.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import type { ContentOutline } from '../../posts/markdown/content-outline.ts';
import { finding } from '../finding.ts';
import type { AddressState } from './ask-address.ts';

/** A link to another site, and the words by which it is found in the post. */
interface ExternalLink {
  address: string;
  excerpt: string;
}

/** What became of the links of a post to other sites. */
export interface ExternalLinksChecked {
  /** How many addresses were asked. */
  checked: number;
  /** How many of them did not tell whether something is there. */
  undecided: number;
  /** How many were not asked, being more than are asked at once. */
  leftOut: number;
  findings: Finding[];
}

function addressOf(reference: Reference): string | undefined {
  const doi = doiOf(reference.url ?? '');
  return doi === undefined ? referenceAddress(reference) : doiAddress(doi);
}

/** The links of a post's texts and references that leave the site, each address once. */
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
    message: `Nothing is found at ${address}.`,
    excerpt,
    suggestion: 'Correct the address, or link to where it is found now.',
  });
}

/** Asks the first links, a few at a time, and tells which are dead. */
export async function checkLinks(
  links: readonly ExternalLink[],
  stateOf: (address: string) => Promise<AddressState>,
): Promise<ExternalLinksChecked> {
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
