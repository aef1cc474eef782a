// Exports of the build for `npm run bench`, in addition to the site itself.
export { isEmailAddress } from '../../schema/email-address.ts';
export { isDemoProfileUrl, isTrialProfileUrl } from '../../schema/profile-url.ts';
export { BetterSqlite3 } from '../database/sqlite/better-sqlite3.ts';
export { benchRules } from '../graphql/rules-for.bench.ts';
export { altTextInMarkdown } from '../images/image-uses.ts';
export { fillAggregates } from '../insights/testing/fill-aggregates.ts';
export { figuresQuery } from '../insights/testing/visitor.ts';
export { benchSelections } from '../posts/reading/post-selections.bench.ts';
export { benchSearch } from '../posts/search/search-index.bench.ts';
export { pageKeyOf } from '../site/pages/page-key.ts';
export { fillBlog } from './fill-blog.ts';
export { demoRequest } from './sample-requests.ts';
export { startStockApollo } from './stock-apollo.ts';
export { createTestDatabase, engines } from './test-database.ts';
