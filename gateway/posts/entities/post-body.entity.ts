import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import type { StoredAttribution } from '../attribution/stored-attribution.ts';
import type { StoredSections } from '../markdown/content-sections.ts';
import { optionalTextsOf } from './optional-texts.ts';
import type { Post } from './post.entity.ts';

/** An entry of a post's FAQ section. */
export interface PostFaq {
  id: string;
  question: string;
  /** The author's Markdown: paragraphs, emphasis, links and lists. */
  answer: string;
  /** The answer as sanitised HTML, rendered once per save. */
  answerHtml?: string;
}

/** The condition of the index of the rows that may show uploaded images. */
export const mayShowImages = `"content" LIKE '%.webp%' OR "faqs" LIKE '%.webp%'`;

/** The long texts of a post, read only where they are shown. */
@Entity('post_body')
@Index('post_body_images', ['postId'], { where: mayShowImages })
export class PostBody implements StoredAttribution {
  @PrimaryColumn('uuid')
  postId!: string;

  /** The author's Markdown. */
  @Column('text')
  content!: string;

  /** The content as sanitised HTML, rendered once per save. */
  @Column('text')
  contentHtml!: string;

  /** The sections of the content, collected once per save. */
  @Column('simple-json', { default: '{"of":"","list":[]}' })
  sections!: StoredSections;

  /** The content without markup, for the public search. */
  @Column('text')
  contentText!: string;

  /** Lower-case text for the administrator's search. */
  @Column('text', { default: '' })
  searchText!: string;

  /** The excerpt taken from the text, shown if the author wrote none. */
  @Column('varchar', { length: limits.derivedExcerptMax })
  derivedExcerpt!: string;

  @Column('simple-json')
  faqs!: PostFaq[];

  @Column('simple-json', { default: '[]' })
  references!: Reference[];

  @Column('simple-json', { default: '[]' })
  authors!: Person[];

  @Column('simple-json', { nullable: true })
  reviewer!: Person | null;
}

/** The long texts of a post for the administrator's search; title and tags are separate. */
export function bodySearchText(
  post: Post,
  { contentText, faqs }: Pick<PostBody, 'contentText' | 'faqs'>,
): string {
  const questions = faqs.flatMap(({ question, answer }) => [question, answer]);
  return [...Object.values(optionalTextsOf(post)), post.excerpt, contentText, ...questions]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}
