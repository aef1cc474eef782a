import { internalPlaces } from '../../schema/content/parts.ts';
import { finding, type Finding } from './finding.ts';

/** Tells whether something answers at a path of this site for a stranger. */
export type Answers = (path: string) => Promise<boolean>;

const homeAnchors = new Set(
  internalPlaces.flatMap(({ href }) => (href.startsWith('/#') ? [href.slice(2)] : [])),
);

/** The path and fragment of a link within the site; undefined for every other link. */
function withinSite(href: string, publicUrl: string): { path: string; anchor: string } | undefined {
  if (href.startsWith('#') || !URL.canParse(href, publicUrl)) return undefined;
  const url = new URL(href, publicUrl);
  return url.origin === new URL(publicUrl).origin
    ? { path: url.pathname, anchor: url.hash.slice(1) }
    : undefined;
}

/** Links of this site that lead nowhere for a stranger. Each path is looked up once. */
export async function deadLinkFindings(
  links: readonly { href: string; text: string }[],
  { publicUrl, answers }: { publicUrl: string; answers: Answers },
): Promise<Finding[]> {
  const known = new Map<string, Promise<boolean>>();
  const found = links.map(async ({ href, text }) => {
    const target = withinSite(href, publicUrl);
    if (target === undefined) return [];
    const { path, anchor } = target;
    const answered = known.get(path) ?? answers(path);
    known.set(path, answered);
    const anchored = path !== '/' || anchor === '' || homeAnchors.has(anchor);
    if ((await answered) && anchored) return [];
    return finding('dead-link', {
      message: `The link to ${href} leads nowhere on this site.`,
      excerpt: text === '' ? href : text,
      suggestion: 'Correct its address, publish what it leads to first, or remove the link.',
    });
  });
  return (await Promise.all(found)).flat();
}
