import { perOperation, type GraphQLContext } from '../graphql/context.ts';
import type { PublishedPosts } from '../site/documents/site-documents.ts';
import type { ShownImages } from '../site/shown-images.ts';
import type { EventCounters, ModuleDependencies, SiteModule } from '../site-module.ts';
import { aiStatements } from '../../schema/content/trust.ts';
import { AiRecordResolver } from './ai-record/ai-record.resolver.ts';
import type { AiStatements } from './ai-record/ai-record.ts';
import { ConfirmReadingService } from './ai-record/confirm-reading.service.ts';
import { PostPersonResolver } from './attribution/post-person.resolver.ts';
import { nobody, type Team } from './attribution/team.ts';
import { postDigest } from './desk/post-digest.ts';
import { AdminPostsService } from './desk/admin-posts.service.ts';
import { PostDraftsResolver } from './drafts/post-drafts.resolver.ts';
import { PostDraftsService } from './drafts/post-drafts.service.ts';
import { DeletedPostsResolver } from './history/deleted-posts.resolver.ts';
import { DeletedPostsService } from './history/deleted-posts.service.ts';
import { PostVersionsResolver } from './history/post-versions.resolver.ts';
import { PostVersionsService } from './history/post-versions.service.ts';
import type { DeleteWithPost } from './history/purge-post.ts';
import { FeaturedPosts, PostLoaders } from './reading/post-loaders.ts';
import { postImageUses } from './post-image-uses.ts';
import { importArticles } from './import/import-articles.ts';
import type { ContentRenderer } from './markdown/content-renderer.ts';
import { renderContent } from './markdown/render-content.ts';
import { PostEditingService } from './editing/post-editing.service.ts';
import { FaqResolver, PostResolver } from './reading/post.resolver.ts';
import { PostFieldResolver } from './reading/post-field.resolver.ts';
import { PostSearch } from './search/post-search.ts';
import { postRoutes } from './post.rest.ts';
import { PostService } from './reading/post.service.ts';
import type { PublicationGate } from './editing/publication-gate.ts';
import { PreviewLinksResolver } from './preview-link/preview-links.resolver.ts';
import { PreviewLinksService } from './preview-link/preview-links.service.ts';
import { PublicationSchedule } from './schedule/publication-schedule.ts';
import { PostPreviewResolver } from './preview/post-preview.resolver.ts';
import { publishedPosts } from './reading/published-posts.ts';
import {
  PublicationListResolver,
  PublicationListService,
} from './schedule/publication-list.service.ts';
import { StoredIndex } from './search/stored-index.ts';
import { SlugCheckResolver } from './slug/check-slug.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { PendingChangesResolver } from './pending/pending-changes.resolver.ts';
import { PendingChangesService } from './pending/pending-changes.service.ts';

interface BlogDependencies extends ModuleDependencies {
  /** The directory of the articles that ship with the site. */
  contentDirectory: string;
  /** Closed together with the blog. */
  renderer: ContentRenderer;
  /** The file that stores the search index for the next start; none if absent. */
  searchFile?: string | undefined;
  /** Called for a post that is permanently deleted. */
  deleteWithPost?: DeleteWithPost;
  /** Makes pages show the current version of replaced images. */
  shown?: ShownImages;
  /** The current team of the site, read at each use; empty if absent. */
  team?: Team;
  /** What articles say about AI, read at each use. */
  aiStatements?: () => AiStatements;
  /** Counts searches. */
  counters?: EventCounters;
  /** Checks posts before publication; nothing is checked if absent. */
  gate?: PublicationGate;
}

/** The parts of the blog that the application mounts. */
export interface Blog extends SiteModule {
  posts: PostService;
  adminPosts: AdminPostsService;
  editing: PostEditingService;
  schedule: PublicationSchedule;
  previewLinks: PreviewLinksService;
  pendingChanges: PendingChangesService;
  search: PostSearch;
  /** The posts already read in one operation. */
  loaders: (context: GraphQLContext) => PostLoaders;
  /** The posts that feeds and the sitemap list. */
  published: PublishedPosts;
  resolvers: object[];
  close: () => Promise<void>;
}

/**
 * Imports the articles that ship with the site and composes the blog's services. The search index
 * is built while the site already serves requests. Start the schedule only once its publication
 * gate exists.
 * @throws ContentError naming file and field when an article is not valid.
 */
export async function createBlog(deps: BlogDependencies): Promise<Blog> {
  const {
    database,
    changes,
    logger,
    contentDirectory,
    renderer,
    shown,
    team = nobody,
    aiStatements: statements = () => aiStatements,
    gate,
    now,
  } = deps;
  const posts = new PostService(database, now);
  const adminPosts = new AdminPostsService(database, team, now);
  const schedule = new PublicationSchedule({ database, changes, logger, gate, now });
  const { searchFile } = deps;
  const store =
    searchFile === undefined ? undefined : new StoredIndex({ file: searchFile, logger });
  const search = new PostSearch({ database, posts, changes, logger, now, store });
  const editing = new PostEditingService({
    database,
    changes,
    render: renderer.forSave,
    renderAnswers: renderer.answersForSave,
    team,
    gate,
    now,
  });
  const versions = new PostVersionsService(database, editing);
  const drafts = new PostDraftsService(database, now, () => gate?.prepare());
  const deleted = new DeletedPostsService(database, now, deps.deleteWithPost);
  const featured = new FeaturedPosts({ posts, changes, schedule, now });
  const pendingChanges = new PendingChangesService({
    database,
    render: renderer.forSave,
    team,
    now,
  });
  const loaders = perOperation(() => new PostLoaders(posts, featured, pendingChanges));
  const previewLinks = new PreviewLinksService(database, now);
  await importArticles({ database, changes, contentDirectory, render: renderContent, team, now });
  search.start();
  return {
    posts,
    adminPosts,
    editing,
    schedule,
    previewLinks,
    pendingChanges,
    search,
    loaders,
    published: publishedPosts(database, now, shown),
    resolvers: [
      new PostResolver(posts, adminPosts, editing, loaders),
      new PostFieldResolver(loaders, renderer.forReading, renderer.answersForPreview, shown),
      new AiRecordResolver(new ConfirmReadingService(changes, now), statements, loaders),
      new FaqResolver(),
      new PostPersonResolver(team, shown),
      new SearchResolver(search, deps.counters),
      new PostVersionsResolver(versions, loaders),
      new PostDraftsResolver(drafts),
      new PendingChangesResolver(pendingChanges, editing, loaders),
      new PostPreviewResolver(renderer.forPreview, renderer.answersForPreview, shown),
      new DeletedPostsResolver(deleted, editing),
      new SlugCheckResolver(database),
      new PreviewLinksResolver(previewLinks),
      new PublicationListResolver(new PublicationListService(database, now)),
    ],
    imageUses: [postImageUses],
    digest: postDigest(database),
    routes: (actorOf) => postRoutes({ adminPosts, editing }, actorOf),
    chores: [
      { name: 'remove deleted posts after 30 days', work: () => deleted.purge() },
      { name: 'remove drafts after 30 days', work: () => drafts.purge() },
    ],
    close: async () => {
      await schedule.stop();
      await search.stop();
      await renderer.close();
    },
  };
}
