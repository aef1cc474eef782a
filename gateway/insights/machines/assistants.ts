/** The sites of assistants, as sources of visits; docs/operations.md says how to update the list. */
const assistantHosts = [
  'chat.deepseek.com',
  'chat.mistral.ai',
  'chat.openai.com',
  'chatgpt.com',
  'claude.ai',
  'copilot.microsoft.com',
  'duck.ai',
  'gemini.google.com',
  'grok.com',
  'meta.ai',
  'notebooklm.google.com',
  'perplexity.ai',
  'you.com',
];

/** The names of sources that are assistants: their hosts, with and without `www.`. */
export const assistantSources: readonly string[] = assistantHosts.flatMap((host) => [
  host,
  `www.${host}`,
]);

interface SourceVisits {
  source: string;
  visits: number;
  requests: number;
}

/** Visits by assistant, most first. */
export function visitsByAssistant(rows: readonly SourceVisits[]): SourceVisits[] {
  const byHost = new Map<string, SourceVisits>();
  for (const { source, visits, requests } of rows) {
    const host = source.replace(/^www\./, '');
    const before = byHost.get(host) ?? { source: host, visits: 0, requests: 0 };
    byHost.set(host, {
      source: host,
      visits: before.visits + visits,
      requests: before.requests + requests,
    });
  }
  return [...byHost.values()].sort((one, other) => other.visits - one.visits);
}
