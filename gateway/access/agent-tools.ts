import { keysWith, type Access } from './access.ts';

/**
 * The one table of who may call which tool of `/mcp` (product 20.3). No tool publishes, and none
 * asks for `posts.publish`.
 */
export const agentTools = {
  search_articles: 'everybody',
  get_article: 'everybody',
  list_articles: 'everybody',
  list_faqs: 'everybody',
  list_publications: 'everybody',
  get_evidence: 'everybody',
  list_drafts: keysWith('posts.read'),
  create_draft: keysWith('posts.write'),
  update_draft: keysWith('posts.write'),
} as const satisfies Record<string, Access>;

/** The name of a tool. */
export type AgentTool = keyof typeof agentTools;
