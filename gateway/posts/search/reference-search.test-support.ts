import { searchedFields, type FoundPosts, type SearchDocument } from './search-document.ts';
import { snippets } from './snippets.ts';

/** Case-insensitive, punctuation stripped, whitespace collapsed: one character after the other. */
export function referenceNormalise(text: string): string {
  let normalised = '';
  for (const character of text.normalize('NFC')) {
    if (/\s/.test(character)) normalised += ' ';
    else if (/[\p{L}\p{M}\p{N}]/u.test(character)) normalised += character.toLowerCase();
  }
  return normalised.replaceAll('ς', 'σ').split(' ').filter(Boolean).join(' ');
}

/** Occurrences without overlap, found from left to right. */
export function referenceCount(normalised: string, term: string): number {
  let count = 0;
  for (let at = 0; at + term.length <= normalised.length; at += 1) {
    if (normalised.slice(at, at + term.length) !== term) continue;
    count += 1;
    at += term.length - 1;
  }
  return count;
}

const normalisedDocuments = new WeakMap<SearchDocument, Record<string, string>>();

function normalisedOnce(document: SearchDocument): Record<string, string> {
  const known = normalisedDocuments.get(document);
  if (known !== undefined) return known;
  const normalised = {
    title: referenceNormalise(document.title),
    tags: document.tags.map((tag) => referenceNormalise(tag)).join(' '),
    excerpt: referenceNormalise(document.excerpt),
    content: referenceNormalise(document.text),
  };
  normalisedDocuments.set(document, normalised);
  return normalised;
}

/**
 * The search as product 4.3 put it, post by post and term by term, with nothing shared with the
 * index but the snippets.
 */
export function referenceSearch(
  documents: Iterable<SearchDocument>,
  query: string,
  { first, now }: { first: number; now: Date },
): FoundPosts {
  const terms = referenceNormalise(query).split(' ').filter(Boolean);
  const found = [];
  for (const document of documents) {
    if (document.publishedAt > now) continue;
    const { title = '', tags = '', excerpt = '', content = '' } = normalisedOnce(document);
    const matched = new Set<string>();
    let relevanceScore = 0;
    for (const term of terms) {
      const scores = {
        title: title.includes(term) ? 10 : 0,
        tags: tags.includes(term) ? 8 : 0,
        excerpt: excerpt.includes(term) ? 5 : 0,
        content: 2 * referenceCount(content, term),
      };
      for (const field of searchedFields) {
        if (scores[field] > 0) matched.add(field);
        relevanceScore += scores[field];
      }
    }
    if (relevanceScore > 0) found.push({ document, relevanceScore, matched });
  }
  found.sort(
    (a, b) =>
      b.relevanceScore - a.relevanceScore ||
      b.document.publishedAt.getTime() - a.document.publishedAt.getTime() ||
      (a.document.id < b.document.id ? -1 : 1),
  );
  return {
    total: found.length,
    results: found.slice(0, first).map(({ document, relevanceScore, matched }) => ({
      id: document.id,
      relevanceScore,
      matchedFields: searchedFields.filter((field) => matched.has(field)),
      snippets: snippets(document.text, terms, { length: 120, max: 2 }),
    })),
  };
}
