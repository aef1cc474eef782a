import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import type { StoredSections } from '../markdown/content-sections.ts';
import type { StoredAttribution } from '../attribution/stored-attribution.ts';

/** A question of a post's FAQ section and its answer. */
export interface PostFaq {
  id: string;
  question: string;
  /** Markdown as the author wrote it: paragraphs, emphasis, links and lists. */
  answer: string;
  /** The answer as sanitised HTML, made once per save. */
  answerHtml?: string;
}

/** Which of them may show uploaded images, as a condition of the index of these. */
export const mayShowImages = `"content" LIKE '%.webp%' OR "faqs" LIKE '%.webp%'`;

/** The long texts of a post, read only where they are shown. */
@Entity('post_body')
@Index('post_body_images', ['postId'], { where: mayShowImages })
export class PostBody implements StoredAttribution {
  @PrimaryColumn('uuid')
  postId!: string;

  /** Markdown as the author wrote it. */
  @Column('text')
  content!: string;

  /** The content as sanitised HTML, made once per save. */
  @Column('text')
  contentHtml!: string;

  /** The sections of the content, collected once per save. */
  @Column('simple-json', { default: '{"of":"","list":[]}' })
  sections!: StoredSections;

  /** The content without markup, for the search. */
  @Column('text')
  contentText!: string;

  /** Lower-case text that the administrator's search looks through. */
  @Column('text', { default: '' })
  searchText!: string;

  /** The excerpt that the text gives, shown where the author wrote none. */
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
