import { expect } from 'vitest';
import { startBlogApp, type RestPost } from '../../testing/blog-app.ts';
import { article, startOpenAiServer, streams } from './openai-server.ts';

const turnFields = `id message askedBy state failure basedOn leftOut savedVersion
  revision { title excerpt tags content faqs { question answer } }`;
export const revise = `mutation ($input: RevisePostInput!) { revisePost(input: $input) { ${turnFields} } }`;
/** Reads the conversation about a post. */
export const conversation = `query ($postId: ID!) { postConversation(postId: $postId) { ${turnFields} } }`;
export const accept = `mutation ($id: ID!, $input: AcceptRevisionInput!) {
  acceptRevision(id: $id, input: $input) { id version title content tags } }`;
/** Rejects a proposal. */
export const leave = `mutation ($id: ID!) { leaveRevision(id: $id) { ${turnFields} } }`;

/** A request and its result. */
export interface Turn {
  id: string;
  message: string;
  state: string;
  leftOut: number | null;
  revision: { title: string; content: string } | null;
  [field: string]: unknown;
}

/** A revision of the article that the server writes first. */
export const shorter = {
  ...article,
  title: 'Living reviews, shorter',
  content: `Evidence moves.\n\n## What changes\n\n${'A living review is updated. '.repeat(5)}`,
};

/** An application with an AI server, and an administrator in conversations about posts. */
export async function startConversationDesk(engine: 'sqlite' | 'postgres') {
  const server = await startOpenAiServer();
  const app = await startBlogApp(engine, {
    ai: { apiKey: undefined, baseUrl: server.url, model: 'test-model' },
  });
  const ask = (operation: string, variables: object) =>
    app.graphql(operation, { ...variables }, app.cookie);
  async function done<Data>(operation: string, variables: object): Promise<Data> {
    const { data, errors } = await ask(operation, variables);
    expect(errors).toEqual([]);
    return data as Data;
  }
  const revised = async (postId: string, content: string): Promise<Turn> =>
    (await done<{ revisePost: Turn }>(revise, { input: { postId, content } })).revisePost;
  const turnsOf = async (postId: string): Promise<Turn[]> =>
    (await done<{ postConversation: Turn[] }>(conversation, { postId })).postConversation;
  const stored = async (id: string): Promise<RestPost> => {
    const response = await app.send(
      'GET',
      '/api/blog/admin/posts?includeUnpublished=true',
      undefined,
      app.cookie,
    );
    const post = ((await response.json()) as RestPost[]).find((one) => one.id === id);
    if (post === undefined) throw new Error('The post is gone.');
    return post;
  };
  /** A draft written by the generator. */
  async function generated(idea = 'Living reviews'): Promise<RestPost> {
    const { generatePost } = await done<{ generatePost: { id: string } }>(
      'mutation ($content: String!) { generatePost(input: { content: $content }) { id } }',
      { content: idea },
    );
    return stored(generatePost.id);
  }
  return {
    server,
    app,
    ask,
    done,
    revised,
    turnsOf,
    stored,
    generated,
    /** Clears the state of the previous test. */
    reset: (): void => {
      server.behave(streams(JSON.stringify(article)));
      server.calls.length = 0;
    },
    close: async (): Promise<void> => {
      await app.close();
      await server.close();
    },
  };
}

export type ConversationDesk = Awaited<ReturnType<typeof startConversationDesk>>;
