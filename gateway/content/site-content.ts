import type { Logger } from '../log/logger.ts';
import type { Content } from '../site/content/content.ts';
import { ContentResolver, TrustResolver } from '../site/content/content.resolver.ts';
import type { ShownImages } from '../site/shown-images.ts';
import type { SiteModule } from '../site-module.ts';
import { contentImageUses } from './content-image-uses.ts';
import { PublishedContent } from './published-content.ts';
import { ContentPartsResolver } from './content-parts.resolver.ts';
import { ContentPartsService, type ContentPartsDependencies } from './content-parts.service.ts';

interface SiteContentDependencies extends ContentPartsDependencies {
  logger: Logger;
  shown: ShownImages;
}

/** The site's texts and the services that edit them. */
interface SiteContent extends SiteModule {
  /** The published content; read it at each use. */
  content: Content;
  /** The parts whose stored version cannot be read by this release, so that the file is shown. */
  unreadable: ReadonlySet<string>;
}

/** Composes the content of the site: the files, overridden by published versions. */
export async function createSiteContent(deps: SiteContentDependencies): Promise<SiteContent> {
  const { content, unreadable } = await PublishedContent.open(deps);
  return {
    content,
    unreadable,
    imageUses: [contentImageUses(deps.files)],
    resolvers: [
      new ContentResolver(content, deps.shown),
      new TrustResolver(content),
      new ContentPartsResolver(new ContentPartsService(deps)),
    ],
  };
}
