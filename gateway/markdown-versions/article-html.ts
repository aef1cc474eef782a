import { referenceAddress } from '../../schema/doi.ts';
import type { Person } from '../../schema/person-rules.ts';
import type { Reference } from '../../schema/reference-rules.ts';
import type { StoredAttribution } from '../posts/attribution/stored-attribution.ts';
import { memberOf, presentPerson, type Team } from '../posts/attribution/team.ts';
import type { PostFaq } from '../posts/entities/post-body.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { changedAt } from '../site/documents/published-post.ts';
import { escapeXml } from '../site/documents/xml.ts';

/** A person as shown to readers. */
interface NamedPerson {
  name: string;
  /** The role of a team member in the company. */
  role: string | null;
}

/** An article's references, authors and reviewer, as shown to readers. */
interface ShownAttribution {
  references: readonly Reference[];
  authors: readonly NamedPerson[];
  reviewer: NamedPerson | null;
  revisedAt: Date | null;
  revisionNote: string | null;
}

/** The day of a time, as `2026-11-22`. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** People with their current names and roles in the team. */
export function shownPeople({ authors, reviewer }: StoredAttribution, team: Team) {
  const members = team();
  const shown = (person: Person): NamedPerson => ({
    name: presentPerson(person, members).name,
    role: memberOf(person, members)?.role ?? null,
  });
  return { authors: authors.map(shown), reviewer: reviewer && shown(reviewer) };
}

function entry(reference: Reference): string {
  const address = referenceAddress(reference);
  const text = escapeXml(reference.text);
  if (address === undefined) return `<li>${text}</li>`;
  const link = escapeXml(address);
  return `<li>${text} <a href="${link}">${link}</a></li>`;
}

function named({ name, role }: NamedPerson): string {
  return escapeXml(role === null ? name : `${name} (${role})`);
}

/** The numbered references and the credits of an article, as parts of sanitized HTML. */
function attributionHtml(shown: ShownAttribution): string[] {
  const { references, authors, reviewer, revisedAt, revisionNote } = shown;
  const note = revisionNote === null ? '' : `: ${escapeXml(revisionNote)}`;
  const credits = [
    ...(authors.length > 0 ? [`Written by ${authors.map(named).join(', ')}`] : []),
    ...(reviewer === null ? [] : [`Reviewed by ${named(reviewer)}`]),
    ...(revisedAt === null ? [] : [`Updated on ${dayOf(revisedAt)}${note}`]),
  ].map((line) => `<li>${line}</li>`);
  return [
    ...(references.length > 0
      ? ['<h2>References</h2>', `<ol>${references.map(entry).join('')}</ol>`]
      : []),
    ...(credits.length > 0 ? ['<h2>About this article</h2>', `<ul>${credits.join('')}</ul>`] : []),
  ];
}

/** The content of an article's Markdown version. */
interface WholeArticle {
  post: Post & { publishedAt: Date };
  /** Its text as sanitized HTML. */
  contentHtml: string;
  faqs: readonly PostFaq[];
  attribution: ShownAttribution;
  /** The line about the part that AI had in it. */
  statement: string | null;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An article from its title to its FAQs as sanitized HTML, in the order of its page. */
export function articleHtml({
  post,
  contentHtml,
  faqs,
  attribution,
  statement,
}: Omit<WholeArticle, 'post'> & { post: Pick<Post, 'title' | 'subtitle'> }): string {
  return [
    element('h1', post.title),
    ...(post.subtitle ? [element('p', post.subtitle)] : []),
    contentHtml,
    ...attributionHtml(attribution),
    ...(faqs.length > 0 ? [element('h2', 'Frequently asked questions')] : []),
    ...faqs.map(({ question, answer, answerHtml }) =>
      [element('h3', question), answerHtml ?? element('p', answer)].join('\n'),
    ),
    ...(statement === null ? [] : [element('p', statement)]),
  ].join('\n');
}

/**
 * The metadata of an article as the front matter of its Markdown version: YAML with JSON strings
 * and lists, so that no text breaks its line.
 */
export function frontMatter(
  { post, attribution }: Pick<WholeArticle, 'post' | 'attribution'>,
  url: string,
): string {
  const { authors, reviewer, revisedAt } = attribution;
  const names = authors.map(({ name }) => name).join(', ');
  return [
    '---',
    `title: ${JSON.stringify(post.title)}`,
    `description: ${JSON.stringify(post.metaDescription ?? post.excerpt)}`,
    `url: ${JSON.stringify(url)}`,
    `author: ${JSON.stringify(names || post.author)}`,
    ...(reviewer === null ? [] : [`reviewer: ${JSON.stringify(reviewer.name)}`]),
    `published: ${dayOf(post.publishedAt)}`,
    `updated: ${dayOf(changedAt(post))}`,
    ...(revisedAt === null ? [] : [`revised: ${dayOf(revisedAt)}`]),
    `tags: ${JSON.stringify(post.tags)}`,
    `aiDisclosure: ${post.aiDisclosure}`,
    '---',
  ].join('\n');
}
