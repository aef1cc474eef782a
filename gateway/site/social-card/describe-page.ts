import { evidencePath, trustParts, trustPaths } from '../../../schema/content/trust-pages.ts';
import { coverOf } from '../../../schema/post-cover.ts';
import { anonymous, type Actor } from '../../access/actor.ts';
import type { Content } from '../content/content.ts';
import type { CardText } from './render-card.ts';
import type { DescribePage } from './social-card.routes.ts';

/** Finds the texts of an article's card. */
export interface ArticleTitles {
  bySlug: (actor: Actor, slug: string) => Promise<{ title: string } | null>;
}

const articlePath = /^\/(?:reflections|blog)\/([a-z0-9-]+)$/;

function ownCards(content: Content): Map<string, CardText> {
  const { pages, hero, brand } = content.site;
  const card = (title: string, note = brand.tagline): CardText => ({ title, note, cover: 'rings' });
  return new Map<string, CardText>([
    ['/', card(hero.headline, hero.benchmarkNote)],
    ['/privacy', card(pages.privacy.title)],
    ['/terms', card(pages.terms.title)],
    ['/reflections', card('Reflections & Insights')],
    [evidencePath, card(content.evidence.title)],
    ...trustParts.map((part) => [trustPaths[part], card(content[part].title)] as const),
  ]);
}

/** The card titles of the site's own pages, by path. */
export function titlesOfPages(content: Content): ReadonlyMap<string, string> {
  return new Map(
    [...ownCards(content)].map(([path, { title }]) => [path, title.replace(/ \| Loon$/, '')]),
  );
}

/**
 * Describes the card of each public page: the site's own pages by the titles in the content files,
 * articles by their title. Drafts have no card.
 */
export function describePages(content: Content, posts: ArticleTitles): DescribePage {
  return async (path) => {
    const slug = articlePath.exec(path)?.[1];
    if (slug === undefined) {
      return ownCards(content).get(path);
    }
    const post = await posts.bySlug(anonymous, slug);
    const note = 'Reflections & Insights';
    return post === null ? undefined : { title: post.title, note, cover: coverOf(slug) };
  };
}
