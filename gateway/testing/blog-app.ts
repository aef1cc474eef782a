import type { AppDependencies } from '../app-dependencies.ts';
import { contentWithoutArticles } from './content-copy.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

export interface RestPost {
  id: string;
  title: string;
  content: string;
  author: string;
  excerpt: string;
  date: string;
  published: boolean;
  slug: string;
  version: number;
  tags: string[];
  subtitle: string | null;
  metaDescription: string | null;
  faqs: { id: string; question: string; answer: string }[];
  publishedAt: string | null;
  updatedAt: string;
}

/** The application with an empty blog and a logged-in administrator. */
export interface BlogApp extends TestApp {
  /** The administrator's `Cookie` header. */
  cookie: Record<string, string>;
  /** Saves a post over REST, published unless the fields say otherwise. */
  post: (fields?: Record<string, unknown>) => Promise<RestPost>;
  /** Sends a change over REST. */
  put: (id: string, change: Record<string, unknown>) => Promise<Response>;
  /** The same, but the change must be accepted; resolves with the post. */
  change: (id: string, change: Record<string, unknown>) => Promise<RestPost>;
  /** Runs a GraphQL query and resolves with its data; the response must not contain errors. */
  read: <T>(query: string, as?: 'administrator' | 'anonymous') => Promise<T>;
}

/** Text that is long enough for a post and contains `words`. */
export function contentWith(words = ''): string {
  return `A paragraph about ${words}, long enough for a post. ${'Evidence needs time. '.repeat(5)}`;
}

/**
 * Starts the application on one engine with a blog without articles; `existing` is a database that
 * outlives it.
 */
export async function startBlogApp(
  engine: 'sqlite' | 'postgres',
  overrides: Partial<AppDependencies> = {},
  existing?: TestDatabase,
): Promise<BlogApp> {
  const contentDirectory = contentWithoutArticles();
  const app = await startTestApp(engine, { ...overrides, contentDirectory }, existing);
  const cookie = { cookie: await app.logIn() };
  const put: BlogApp['put'] = (id, change) =>
    app.send('PUT', `/api/blog/admin/posts/${id}`, change, cookie);
  const accepted = async (response: Response, status: number): Promise<RestPost> => {
    if (response.status !== status) {
      throw new Error(`${String(response.status)} ${await response.text()}`);
    }
    return (await response.json()) as RestPost;
  };
  let count = 0;
  return {
    ...app,
    cookie,
    post: async (fields = {}) => {
      count += 1;
      const body = {
        title: `Post ${String(count)}`,
        content: contentWith(),
        published: true,
        ...fields,
      };
      return accepted(await app.send('POST', '/api/blog/admin/posts', body, cookie), 201);
    },
    put,
    change: async (id, change) => accepted(await put(id, change), 200),
    read: async <T>(query: string, as: 'administrator' | 'anonymous' = 'anonymous') => {
      const { data, errors } = await app.graphql(query, {}, as === 'anonymous' ? {} : cookie);
      if (errors.length > 0) {
        throw new Error(JSON.stringify(errors));
      }
      return data as T;
    },
  };
}
