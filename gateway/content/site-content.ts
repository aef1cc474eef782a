import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Content } from '../site/content/content.ts';
import { ContentResolver } from '../site/content/content.resolver.ts';
import { TrustResolver } from '../site/content/trust/trust.resolver.ts';
import type { RenderLegalText } from '../site/content/legal-document.ts';
import type { ShownImages } from '../shown-images.ts';
import type { SiteModule } from '../site-module.ts';
import { contentImageUses } from './content-image-uses.ts';
import { PublishedContent } from './published-content.ts';
import { ContentPartsResolver } from './content-parts.resolver.ts';
import { ContentPartsService } from './content-parts.service.ts';

interface SiteContentDependencies {
  database: Database;
  changes: SiteChanges;
  /** What the files say. */
  files: Content;
  logger: Logger;
  shown: ShownImages;
  renderLegalText: RenderLegalText;
  now: () => Date;
}

/** The texts of the site, and their editing. */
export interface SiteContent extends SiteModule {
  /** The published content; read it at each use. */
  content: Content;
}

/** Composes the texts of the site: what the files say, and what was published over them. */
export async function createSiteContent(deps: SiteContentDependencies): Promise<SiteContent> {
  const { content } = await PublishedContent.open(deps);
  return {
    content,
    imageUses: [contentImageUses(deps.files)],
    resolvers: [
      new ContentResolver(content, deps.shown),
      new TrustResolver(content),
      new ContentPartsResolver(new ContentPartsService(deps)),
    ],
  };
}
