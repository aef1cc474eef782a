import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { doiAddress } from '../../schema/doi.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { Post } from '../posts/entities/post.entity.ts';
import type { PostLoaders } from '../posts/reading/post-loaders.ts';
import { articleWork, type CslItem, type CslName, type Publisher } from './cited-work.ts';

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

function initials(given: string): string[][] {
  const letters = (part: string): string[] => /\p{L}/u.exec(part)?.slice(0, 1) ?? [];
  return given.split(/\s+/u).map((word) => word.split('-').flatMap(letters));
}

/** `Bertrand, J.-P. A.`; an organisation as it is. */
function apaName(name: CslName): string {
  if ('literal' in name) return name.literal;
  const { family, given } = name;
  if (given === undefined) return family;
  const parts = initials(given).map((letters) => letters.map((letter) => `${letter}.`).join('-'));
  return `${family}, ${parts.join(' ').trim()}`;
}

/** `Bertrand JPA`; an organisation as it is. */
function vancouverName(name: CslName): string {
  if ('literal' in name) return name.literal;
  const { family, given } = name;
  return given === undefined ? family : `${family} ${initials(given).flat().join('')}`;
}

/** Ends a part of a citation, unless it has its own mark. */
function ended(text: string): string {
  return /[.!?…]["”’)]?$/u.test(text) ? text : `${text}.`;
}

function dateOf({ issued }: CslItem): { year: string; month: string; day: string } {
  const [year, month, day] = issued?.['date-parts'][0] ?? [0, 1, 1];
  const monthName = monthNames.format(new Date(Date.UTC(year, month - 1, day)));
  return { year: String(year), month: monthName, day: String(day) };
}

function addressOf({ DOI: doi, URL: url = '' }: CslItem): string {
  return doi === undefined ? url : doiAddress(doi);
}

/** A web page in the style of the American Psychological Association, 7th edition. */
export function apaCitation(item: CslItem): string {
  const { author = [], title, 'container-title': site = '' } = item;
  const names = author.map(apaName);
  const last = names.pop() ?? '';
  const people = names.length === 0 ? last : `${names.join(', ')}, & ${last}`;
  const { year, month, day } = dateOf(item);
  const date = `(${year}, ${month} ${day}).`;
  return [ended(people), date, ended(title), ended(site), addressOf(item)].join(' ');
}

/** How many authors Vancouver style names before “et al.” */
const vancouverAuthors = 6;

/** A web page in Vancouver style, as the National Library of Medicine describes it. */
export function vancouverCitation(item: CslItem): string {
  const { author = [], title, publisher = '' } = item;
  const names = author.slice(0, vancouverAuthors).map(vancouverName);
  const people = [...names, ...(author.length > vancouverAuthors ? ['et al'] : [])].join(', ');
  const { year, month, day } = dateOf(item);
  const published = `${publisher}; ${year} ${month.slice(0, 3)} ${day}.`;
  return [
    ended(people),
    `${title} [Internet].`,
    published,
    `Available from: ${addressOf(item)}`,
  ].join(' ');
}

/** A published post as a citation to copy (product 25.4). */
@Resolver(() => Post)
export class PostCitationResolver {
  constructor(
    private readonly loaders: (context: GraphQLContext) => PostLoaders,
    private readonly publisher: () => Publisher,
    private readonly now: () => Date,
  ) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The citation of the post in APA style; null if it is not published.',
    complexity: 5,
  })
  citationApa(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string | null> {
    return this.cited(post, context, apaCitation);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The citation of the post in Vancouver style; null if it is not published.',
    complexity: 5,
  })
  citationVancouver(@Root() post: Post, @Ctx() context: GraphQLContext): Promise<string | null> {
    return this.cited(post, context, vancouverCitation);
  }

  private async cited(
    post: Post,
    context: GraphQLContext,
    write: (item: CslItem) => string,
  ): Promise<string | null> {
    if (!post.published || post.publishedAt === null || post.publishedAt > this.now()) return null;
    const body = await this.loaders(context).body(post.id);
    return write(articleWork(post, body, this.publisher()).item);
  }
}
