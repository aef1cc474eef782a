import { registerEnumType } from 'type-graphql';

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

/** Why a machine reads the site, as its operator says. */
export enum MachinePurpose {
  TRAINING = 'TRAINING',
  SEARCH = 'SEARCH',
  USER_REQUEST = 'USER_REQUEST',
}

registerEnumType(MachinePurpose, {
  name: 'MachinePurpose',
  description: 'Why a machine reads the site, as its operator says.',
  valuesConfig: {
    TRAINING: { description: 'To train models.' },
    SEARCH: { description: 'To be found by a search engine or an assistant’s search.' },
    USER_REQUEST: { description: 'Because a person asked an assistant.' },
  },
});

/** A machine that reads websites and says so in its user agent. */
export interface MachineAgent {
  /** The product name in its user agent, without spaces. */
  agent: string;
  operator: string;
  purpose: MachinePurpose;
}

const { TRAINING, SEARCH, USER_REQUEST } = MachinePurpose;

/** From the operators’ own pages; docs/operations.md says how to update the list. */
const agentsByOperator: Record<string, readonly (readonly [agent: string, MachinePurpose])[]> = {
  'Allen Institute for AI': [['AI2Bot', TRAINING]],
  Amazon: [
    ['Amazonbot', TRAINING],
    ['Amzn-SearchBot', SEARCH],
    ['Amzn-User', USER_REQUEST],
  ],
  Anthropic: [
    ['ClaudeBot', TRAINING],
    ['Claude-SearchBot', SEARCH],
    ['Claude-User', USER_REQUEST],
  ],
  Apple: [['Applebot', SEARCH]],
  Baidu: [['Baiduspider', SEARCH]],
  ByteDance: [['Bytespider', TRAINING]],
  Cohere: [['cohere-training-data-crawler', TRAINING]],
  'Common Crawl': [['CCBot', TRAINING]],
  Diffbot: [['Diffbot', TRAINING]],
  DuckDuckGo: [
    ['DuckDuckBot', SEARCH],
    ['DuckAssistBot', USER_REQUEST],
  ],
  Google: [
    ['Googlebot', SEARCH],
    ['Google-CloudVertexBot', SEARCH],
    ['GoogleOther', TRAINING],
    ['Google-NotebookLM', USER_REQUEST],
    ['Gemini-Deep-Research', USER_REQUEST],
  ],
  Huawei: [['PetalBot', SEARCH]],
  Meta: [
    ['Meta-ExternalAgent', TRAINING],
    ['Meta-WebIndexer', SEARCH],
    ['Meta-ExternalFetcher', USER_REQUEST],
  ],
  Microsoft: [['bingbot', SEARCH]],
  'Mistral AI': [['MistralAI-User', USER_REQUEST]],
  OpenAI: [
    ['GPTBot', TRAINING],
    ['OAI-SearchBot', SEARCH],
    ['ChatGPT-User', USER_REQUEST],
  ],
  Perplexity: [
    ['PerplexityBot', SEARCH],
    ['Perplexity-User', USER_REQUEST],
  ],
  Yandex: [['YandexBot', SEARCH]],
};

const machineAgents = Object.entries(agentsByOperator).flatMap(([operator, agents]) =>
  agents.map(([agent, purpose]): MachineAgent => ({ agent, operator, purpose })),
);

const byName = new Map(machineAgents.map((machine) => [machine.agent.toLowerCase(), machine]));

const anyName = new RegExp(`\\b(?:${machineAgents.map(({ agent }) => agent).join('|')})\\b`, 'i');

/** The machine that a user agent names; undefined if the list has none. */
export function machineIn(userAgent: string): MachineAgent | undefined {
  const [name] = anyName.exec(userAgent) ?? [];
  return name === undefined ? undefined : machineNamed(name);
}

/** The machine with this name, in any case. */
export function machineNamed(name: string): MachineAgent | undefined {
  return byName.get(name.toLowerCase());
}
