import type { Finding } from '../../schema/check-rules.ts';
import { internalPlaces } from '../../schema/content/parts.ts';
import { finding } from './finding.ts';

/** Tells whether something answers at a path of this site for a stranger. */
export type Answers = (path: string) => Promise<boolean>;

/** The site that links are looked up on, and the article that they stand in. */
interface LinkSurroundings {
  publicUrl: string;
  answers: Answers;
  /** The article's own address; undefined while it has none. */
  slug: string | undefined;
  /** What `#…` may name in the article. */
  anchors: readonly string[];
  /** How many references the article lists; undefined where that is not told. */
  references: number | undefined;
}

const homeAnchors = new Set(
  internalPlaces.flatMap(({ href }) => (href.startsWith('/#') ? [href.slice(2)] : [])),
);
const topOfPage = new Set(['', 'top']);
/** An entry of the list below the article, by its number. */
const ofReference = /^reference-([1-9]\d?)$/u;

/** A place of this site: a path, empty for the article itself, and what it names there. */
interface Place {
  path: string;
  anchor: string;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The place that a link leads to; undefined for every link that leaves the site. */
function placeOf(href: string, { publicUrl, slug }: LinkSurroundings): Place | undefined {
  if (href.startsWith('#')) return { path: '', anchor: decoded(href.slice(1)) };
  if (!URL.canParse(href, publicUrl)) return undefined;
  const url = new URL(href, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return undefined;
  const own = [`/reflections/${slug ?? ''}`, `/blog/${slug ?? ''}`];
  const path = slug !== undefined && own.includes(url.pathname) ? '' : url.pathname;
  return { path, anchor: decoded(url.hash.slice(1)) };
}

function deadLink(href: string, text: string): Finding {
  return finding('dead-link', {
    message: `The link to ${href} leads nowhere on this site.`,
    excerpt: text === '' ? href : text,
    suggestion: ofReference.test(href.slice(1))
      ? 'Add that entry to the references, or correct the number after the #.'
      : href.startsWith('#')
        ? 'Correct its address after the #, or remove the link.'
        : 'Correct its address, publish what it leads to first, or remove the link.',
  });
}

/** Links of this site that lead nowhere for a stranger. Each path is looked up once. */
export async function deadLinkFindings(
  links: readonly { href: string; text: string }[],
  surroundings: LinkSurroundings,
): Promise<Finding[]> {
  const { answers, anchors, references = Infinity } = surroundings;
  const here = new Set(anchors);
  const known = new Map<string, Promise<boolean>>([['', Promise.resolve(true)]]);
  const found = links.map(async ({ href, text }) => {
    const place = placeOf(href, surroundings);
    if (place === undefined) return [];
    const { path, anchor } = place;
    const answered = known.get(path) ?? answers(path);
    known.set(path, answered);
    const anchorsThere = path === '' ? here : path === '/' ? homeAnchors : undefined;
    const anchored =
      topOfPage.has(anchor) ||
      anchorsThere?.has(anchor) !== false ||
      (path === '' && Number(ofReference.exec(anchor)?.[1]) <= references);
    return (await answered) && anchored ? [] : deadLink(href, text);
  });
  return (await Promise.all(found)).flat();
}
