/** What the search knows of a post. `text` is the content without markup. */
export interface SearchDocument {
  id: string;
  title: string;
  tags: readonly string[];
  excerpt: string;
  text: string;
  publishedAt: Date;
  /** Changes whenever the post does; by it a stored index knows what is stale. */
  stamp?: string;
}

/** The fields a term may be found in, in the order in which results name them (product 4.3). */
export const searchedFields = ['title', 'tags', 'excerpt', 'content'] as const;

export type SearchedField = (typeof searchedFields)[number];

/** One found post; the post itself is looked up by its id (product 4.3). */
export interface FoundPost {
  id: string;
  relevanceScore: number;
  matchedFields: SearchedField[];
  snippets: string[];
}

export interface SearchOptions {
  /** How many results to return at most. */
  first: number;
  /** Posts published later than this are not found (product 5.8). */
  now: Date;
}

export interface FoundPosts {
  /** How many posts were found in all: the N of the result text. */
  total: number;
  results: FoundPost[];
}
