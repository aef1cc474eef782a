import type { ContentSection } from './content-sections.ts';

/** What a save makes of a post's content, once. */
export interface RenderedContent {
  /** Sanitised HTML: no h1, and nothing that runs. */
  html: string;
  /** For the table of contents. */
  sections: ContentSection[];
  /** The same without markup. */
  text: string;
  /** Words of the text, for the read time. */
  wordCount: number;
  /** The first sentence or sentences of the prose. */
  excerpt: string;
}

/** Renders a content within the bounds of what renders it. */
export type RenderContent = (content: string) => Promise<RenderedContent>;
