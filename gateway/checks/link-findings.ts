import { decodeIfValid } from '../../schema/percent-encoding.ts';
import type { Finding } from '../../schema/check-rules.ts';
import { internalPlaces } from '../../schema/content/parts.ts';
import { imageAddress } from '../../schema/article-urls.ts';
import type { Reference } from '../../schema/reference-rules.ts';
import type { ContentOutline } from '../posts/markdown/content-sections.ts';
import { finding } from './finding.ts';
import { articlePath } from '../../schema/article-path.ts';

/** Returns those of the paths of this site that respond to an anonymous visitor. */
export type Answers = (paths: readonly string[]) => Promise<ReadonlySet<string>>;

/** An element of a post with a URL. */
interface AddressedPart {
  kind: 'link' | 'image' | 'reference';
  href: string;
  /** The text by which it is found in the post. */
  excerpt: string;
}

/** The site on which links are looked up, and the article that contains them. */
interface LinkSurroundings {
  publicUrl: string;
  answers: Answers;
  /** The article's own slug; undefined while it has none. */
  slug: string | undefined;
  /** The targets of `#…` in the article. */
  anchors: readonly string[];
  /** How many references the article lists; undefined if that is unknown. */
  references: number | undefined;
}

const homeAnchors = new Set(
  internalPlaces.flatMap(({ href }) => (href.startsWith('/#') ? [href.slice(2)] : [])),
);
const topOfPage = new Set(['', 'top']);
/** An entry of the list below the article, by its number. */
const ofReference = /^reference-([1-9]\d?)$/u;

/** A place on this site: a path, empty for the article itself, and the fragment. */
interface Place {
  path: string;
  anchor: string;
}

/** The place that a link refers to; undefined for external links. */
function placeOf(href: string, { publicUrl, slug }: LinkSurroundings): Place | undefined {
  if (href.startsWith('#')) return { path: '', anchor: decodeIfValid(href.slice(1)) };
  // Any article's URL will do: relative links resolve next to it.
  const base = new URL(articlePath(slug ?? ''), publicUrl);
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== base.origin) return undefined;
  const own = [articlePath(slug ?? ''), `/blog/${slug ?? ''}`];
  const path = slug !== undefined && own.includes(url.pathname) ? '' : url.pathname;
  return { path, anchor: decodeIfValid(url.hash.slice(1)) };
}

/** The elements of a content that have a URL; images at other URLs are not shown. */
export function addressedIn({ links, images }: ContentOutline): AddressedPart[] {
  return [
    ...links.map(({ href, text }): AddressedPart => ({
      kind: 'link',
      href,
      excerpt: text || href,
    })),
    ...images
      .filter(({ src }) => imageAddress.test(src))
      .map(({ src }): AddressedPart => ({ kind: 'image', href: src, excerpt: src })),
  ];
}

/** References with a URL that may be on this site; one that is still being typed is skipped. */
export function addressedReferences(references: readonly Reference[]): AddressedPart[] {
  return references.flatMap(({ text, url }) =>
    url !== null && /^(?:\/|https?:\/\/)/iu.test(url)
      ? [{ kind: 'reference', href: url, excerpt: text || url }]
      : [],
  );
}

function suggestionFor({ kind, href }: AddressedPart): string {
  if (kind === 'image') return 'Upload the image again, choose another one, or remove it.';
  if (kind === 'reference') {
    return 'Correct the link, publish its target first, or remove the link.';
  }
  if (ofReference.test(href.slice(1))) {
    return 'Add that entry to the references, or correct the number after the #.';
  }
  return href.startsWith('#')
    ? 'Correct its address after the #, or remove the link.'
    : 'Correct the URL, publish its target first, or remove the link.';
}

const messages: Record<AddressedPart['kind'], (href: string) => string> = {
  link: (href) => `The link to ${href} is broken: there is no such page on this site.`,
  image: (href) => `There is no image at ${href} on this site.`,
  reference: (href) =>
    `The reference’s link to ${href} is broken: there is no such page on this site.`,
};

function deadLink(part: AddressedPart): Finding {
  const { kind, href, excerpt } = part;
  const suggestion = suggestionFor(part);
  return finding('dead-link', { message: messages[kind](href), excerpt, suggestion });
}

/**
 * The broken links within this site, as an anonymous visitor finds them. All paths are looked up
 * together.
 */
export async function deadLinkFindings(
  parts: readonly AddressedPart[],
  surroundings: LinkSurroundings,
): Promise<Finding[]> {
  const { answers, anchors, references = Infinity } = surroundings;
  const here = new Set(anchors);
  const placed = parts.flatMap((part) => {
    const place = placeOf(part.href, surroundings);
    return place === undefined ? [] : [{ part, ...place }];
  });
  const paths = new Set(placed.map(({ path }) => path));
  paths.delete('');
  const answered = paths.size === 0 ? paths : await answers([...paths]);
  return placed.flatMap(({ part, path, anchor }) => {
    const anchorsThere = path === '' ? here : path === '/' ? homeAnchors : undefined;
    const anchored =
      topOfPage.has(anchor) ||
      anchorsThere?.has(anchor) !== false ||
      (path === '' && Number(ofReference.exec(anchor)?.[1]) <= references);
    return anchored && (path === '' || answered.has(path)) ? [] : deadLink(part);
  });
}
