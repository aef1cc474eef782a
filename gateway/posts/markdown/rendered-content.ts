import type { ContentSection } from './content-sections.ts';

/** The result of rendering a post's content, computed once per save. */
export interface RenderedContent {
  /** Sanitised HTML without h1 and scripts. */
  html: string;
  sections: ContentSection[];
  /** The content without markup. */
  text: string;
  /** Number of words in the text, for the reading time. */
  wordCount: number;
  /** The first sentence or sentences of the prose. */
  excerpt: string;
}

/** Renders content within the renderer's limits. */
export type RenderContent = (content: string) => Promise<RenderedContent>;
