import {
  citationFormats,
  citationPath,
  evidenceRisPath,
  readCitationPath,
  type CitationEnding,
} from '../../schema/citation.ts';
import { studiesWithFigures } from '../../schema/evidence/studies-with-figures.ts';
import { anonymous } from '../access/actor.ts';
import type { Blog } from '../posts/blog.ts';
import type { PostBody } from '../posts/entities/post-body.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { addressOf, siteFacts } from '../site/documents/published-post.ts';
import type { Content } from '../site/content/content.ts';
import type { DocumentFamily, SiteDocument } from '../site/documents/site-document.ts';
import type { SiteModule } from '../site-module.ts';
import { articleWork, referenceWorks, studyWorks, type Publisher } from './cited-work.ts';
import { PostCitationResolver } from './citation-styles.ts';

interface CitationsOptions {
  blog: Pick<Blog, 'posts' | 'loaders'>;
  /** The current content of the site. */
  content: Content;
  publicUrl: string;
  now: () => Date;
}

/** Loaded on demand, because citations are rarely downloaded. */
const loadFiles = () => import('./citation-files.ts');

/** Articles, their references and the sources of the evidence for reference managers (product 25.3). */
export function createCitations({ blog, content, publicUrl, now }: CitationsOptions): SiteModule {
  const { posts, loaders } = blog;
  const publisher = (): Publisher => ({
    facts: siteFacts(content, publicUrl),
    legalName: content.site.brand.legalName,
    team: content.teamMembers,
  });
  const evidence: SiteDocument = {
    path: evidenceRisPath,
    contentType: citationFormats.ris.contentType,
    write: async () =>
      (await loadFiles()).writeRis(studyWorks(studiesWithFigures(content.evidence))),
  };
  const written = async (ending: CitationEnding, post: Post, body: PostBody) => {
    const { writeRis, writeBibtex, writeCslJson } = await loadFiles();
    if (ending === 'references.ris') return writeRis(referenceWorks(post.slug, body.references));
    const work = articleWork(post, body, publisher());
    if (ending === 'ris') return writeRis([work]);
    return ending === 'bib' ? writeBibtex(work) : writeCslJson(work);
  };
  const documents: DocumentFamily = (path) => {
    const read = readCitationPath(path);
    if (read === undefined) return path === evidence.path ? evidence : undefined;
    const { slug, ending, canonical } = read;
    const { contentType } = citationFormats[ending === 'references.ris' ? 'ris' : ending];
    return {
      path,
      contentType,
      headers: { link: `<${addressOf(publisher().facts, { slug })}>; rel="canonical"` },
      points: 1,
      write: async () => {
        const post = await posts.bySlug(anonymous, slug);
        if (post === null) return undefined;
        if (!canonical || post.slug !== slug) return { location: citationPath(post.slug, ending) };
        const [body] = await posts.bodies([post.id]);
        if (body === undefined || body instanceof Error) throw body ?? new Error('No text.');
        return written(ending, post, body);
      },
    };
  };
  return { documents, resolvers: [new PostCitationResolver(loaders, publisher, now)] };
}
