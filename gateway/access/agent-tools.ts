import { keysWith, people, type Access } from './access.ts';

/**
 * The one table of access to the tools of `/mcp` (product 20.3). No tool publishes, so none needs
 * `posts.publish`.
 */
export const agentTools = {
  search_articles: 'everybody',
  get_article: 'everybody',
  list_articles: 'everybody',
  list_faqs: 'everybody',
  list_publications: 'everybody',
  get_evidence: 'everybody',
  list_drafts: people('read', keysWith('posts.read')),
  create_draft: people('write', keysWith('posts.write')),
  update_draft: people('write', keysWith('posts.write')),
} as const satisfies Record<string, Access>;

export type AgentTool = keyof typeof agentTools;
