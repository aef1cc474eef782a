import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { anonymous } from './access/actor.ts';
import { createApiDescription } from './api-description/api-description.ts';
import { createAgents } from './agents/agents.ts';
import { deleteRevisions } from './ai/generation-log.ts';
import { createGenerator } from './ai/generator.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { viewer } from './auth/viewer.ts';
import { createCitations } from './citations/citations.ts';
import { createChecks } from './checks/checks.ts';
import { createSchema } from './graphql/schema.ts';
import { AddressLimiter } from './http/rate-limits.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import { createSiteInsights } from './insights/site-insights.ts';
import { createSiteKeys } from './keys/site-keys.ts';
import type { KeyRequests } from './keys/key-requests.ts';
import { createLaunch } from './launch/launch.ts';
import { createMarkdownVersions } from './markdown-versions/markdown-versions.ts';
import { createMedia } from './media/media.ts';
import { ContentRenderer } from './posts/markdown/content-renderer.ts';
import { createBlog, type Blog } from './posts/blog.ts';
import { createImages } from './images/images.ts';
import { ReplacedImages } from './images/replaced-images.ts';
import { createReminders } from './reminders/reminders.ts';
import { createRequestModules } from './request-modules.ts';
import { createReviews, deleteReviews, endReviews } from './reviews/reviews.ts';
import { createSiteRedirects } from './redirects/site-redirects.ts';
import type { EventCounters, ModuleDependencies, SiteModule } from './site-module.ts';
import { createSiteContent } from './content/site-content.ts';
import type { Content } from './site/content/content.ts';
import type { PageViews, Redirections } from './site/pages/page-destination.ts';
import { siteFacts } from './site/documents/published-post.ts';
import { titlesOfPages } from './site/social-card/social-card.routes.ts';
import type { SiteChanges } from './changes/site-changes.ts';
import { createArticleTemplate } from './template/article-template.ts';

interface ModulesOptions {
  files: Content;
  changes: SiteChanges;
  /** Counts the reads of each address. */
  limiter: AddressLimiter;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  /** Counts searches. */
  counters: EventCounters;
  now: () => Date;
}

/** The modules of the site, and the parts of them that pages and GraphQL use. */
interface Modules {
  modules: SiteModule[];
  schema: GraphQLSchema;
  blog: Blog;
  /** The current content of the site; read it at each use. */
  content: Content;
  /** Serves the colors and sizes for articles. */
  stylesheet: RequestHandler;
  /** Redirects anonymous visitors from paths that do not exist. */
  redirections: Redirections;
  views: PageViews;
  /** What machines may do with the texts, for robots.txt. */
  contentSignal: () => Promise<string>;
  /** The source of the events that subscriptions follow. */
  streams: object;
  /** What an operator should look at although the site is ready. */
  notes: () => string[];
  reviewLinks: { isKnown: (token: string) => Promise<boolean> };
  /** Handles requests with an API key. */
  keyRequests: KeyRequests;
}

/** Creates the modules of the site and connects them. */
export async function createModules(
  deps: AppDependencies,
  { files, changes, limiter, shared, counters, now }: ModulesOptions,
): Promise<Modules> {
  const { database, logger, publicUrl, web } = deps;
  const base: ModuleDependencies = { database, changes, logger, now };
  const loadKnownPaths = async () => (await web.loadRenderer()).isKnownPath;
  const audit = createAuditLog(database, now);
  const shown = await ReplacedImages.open(database, changes);
  const renderer = new ContentRenderer(deps.rendering);
  const texts = await createSiteContent({
    ...base,
    files,
    shown,
    renderLegalText: renderer.legalText,
  });
  const brand = (): string => texts.content.site.brand.name;
  const blog = await createBlog({
    ...base,
    contentDirectory: deps.contentDirectory,
    renderer,
    searchFile: deps.searchFile,
    gate: {
      prepare: () => checks.gate.prepare(),
      blocking: (post, day) => checks.gate.blocking(post, day),
      onBlocked: (manager, post) => checks.gate.onBlocked(manager, post),
      afterBlocked: () => checks.gate.afterBlocked(),
      requiredReviews: (post) => reviews.gate.requiredReviews(post),
      missingReviews: (manager, required, publication) =>
        reviews.gate.missingReviews(manager, required, publication),
      endReviews,
    },
    deleteWithPost: async (manager, postId) => {
      await deleteRevisions(manager, postId);
      await deleteReviews(manager, postId);
    },
    shown,
    team: () => texts.content.teamMembers,
    aiStatements: () => texts.content.transparency,
    counters,
  });
  const markdownVersions = createMarkdownVersions({
    posts: blog.posts,
    markdownOf: renderer.markdownOf,
    shown,
    facts: () => siteFacts(texts.content, publicUrl),
    team: () => texts.content.teamMembers,
    aiStatements: () => texts.content.transparency,
  });
  const citations = createCitations({ blog, content: texts.content, publicUrl, now });
  const agents = createAgents({
    logger,
    publicUrl,
    brand,
    articles: {
      texts: markdownVersions.texts,
      list: (query) => blog.posts.list(query),
      search: blog.search,
    },
    content: texts.content,
    drafts: blog,
    limiter,
    articleRead: (userAgent, slug) => insights.articleRead(userAgent, slug),
  });
  const apiDescription = createApiDescription({
    publicUrl,
    brand,
  });
  const insights = createSiteInsights({
    ...base,
    publicUrl,
    limits: deps.limits,
    trustProxy: deps.trustProxy,
    articles: blog.posts,
    loadKnownPaths,
    pageTitles: () => titlesOfPages(texts.content),
  });
  const { requests, replies, meetings, people, privacy, preferences, assignable } =
    await createRequestModules(deps, {
      ...{ changes, shared, audit, brand, now },
      onStored: insights.requestStored,
    });
  const uses = [blog, texts].flatMap(({ imageUses = [] }) => imageUses);
  const images = await createImages({
    ...base,
    place: deps.uploads,
    defaultDirectory: deps.uploadsDirectory,
    misses: new AddressLimiter(deps.limits.readsPerAddress),
    fetches: new AddressLimiter(deps.limits.renderingsPerAddress),
    uses,
    replaced: shown,
  });
  const media = createMedia({ ...base, images, uses, replaced: shown });
  const generator = createGenerator({
    database,
    blog,
    server: deps.ai,
    logger,
    now,
  });
  const template = createArticleTemplate({
    ...base,
    render: async (config) => {
      const { renderTemplate } = await web.loadRenderer();
      return renderTemplate({ config, schema, context: { actor: anonymous, clientAddress: '' } });
    },
  });
  const redirects = await createSiteRedirects({
    ...base,
    publicUrl,
    articles: blog.posts,
    loadKnownPaths,
  });
  const checks = createChecks({
    database,
    renderer,
    requests,
    content: texts.content,
    publicUrl,
    images: images.store,
    articles: blog.posts,
    redirections: redirects.redirections,
    loadKnownPaths,
    limits: deps.limits,
    shared,
    now,
  });
  const reviews = createReviews({
    ...{ database, blog, requests, renderer, shown, publicUrl, shared, now },
    reviewText: (post, day) => checks.review(post, day),
    team: () => texts.content.teamMembers,
    sessionSecret: deps.sessionSecret,
    brand,
    limits: deps.limits,
  });
  const launch = createLaunch({
    facts: {
      publicUrl,
      identity: deps.identity,
      openai: deps.ai,
      smtpConfigured: deps.mail.smtpUrl !== undefined,
      stateDirectory: deps.stateDirectory,
      journalPlace: privacy.journalPlace,
    },
    content: texts.content,
    recipients: () => requests.recipients(),
    now,
  });
  const reminders = createReminders({
    database,
    logger,
    requests,
    assignable,
    publicUrl,
    smtpConfigured: deps.mail.smtpUrl !== undefined,
    parts: [requests, meetings, insights, blog].flatMap(({ digest }) => digest ?? []),
    now,
  });
  const onRevoked = privacy.keyRevoked;
  const keys = createSiteKeys({ database, logger, limits: deps.limits, shared, onRevoked, now });
  const modules: SiteModule[] = [
    // More specific paths come first.
    ...[
      generator,
      media,
      images,
      blog,
      template,
      texts,
      markdownVersions,
      citations,
      agents,
      apiDescription,
      redirects,
      checks,
    ],
    ...[requests, replies, meetings, insights, reminders, privacy, preferences, reviews],
    ...[audit, keys, launch, people, viewer],
    ...(shared === undefined ? [] : [shared]),
  ];
  await blog.schedule.start();
  const schema = await createSchema(modules.flatMap(({ resolvers = [] }) => resolvers));
  return {
    modules,
    schema,
    blog,
    content: texts.content,
    stylesheet: template.stylesheet,
    redirections: redirects.redirections,
    views: insights.views,
    contentSignal: insights.contentSignal,
    streams: generator.streams,
    notes: () =>
      [...texts.unreadable].map(
        (part) => `The stored content part "${part}" cannot be read; its file is shown.`,
      ),
    reviewLinks: reviews.links,
    keyRequests: keys.requests,
  };
}
