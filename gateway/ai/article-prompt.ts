import { aiLimits, postLimits } from '../../schema/limits.ts';
import { systemPrompt } from './system-prompt.ts';

interface ArticleBrief {
  idea: string;
  workingTitle: string | undefined;
}

/** One message of a chat-completions call. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const faqs = aiLimits.faqsPerArticle;

const content =
  'Form of the content: Markdown, 1,000–1,500 words. Begin with one or two paragraphs without a heading that state the problem. Then five to seven sections under ## headings, with ### headings, short lists or a table where they help. End with a section headed "What to take away". Do not repeat the title as a heading. No HTML, no images, no links, and no FAQ section: the questions stand apart.';

const answer = `Answer with one JSON object and nothing else, with these keys in this order:
- "title": up to 100 characters, in sentence case;
- "excerpt": one or two sentences, up to 300 characters;
- "tags": 3 to 6 short topics, the most important first;
- "content": the article;
- "faqs": exactly ${String(faqs)} objects with "question" and "answer", each answer two to four sentences of plain text.

The brief comes from the site's editor. It decides the subject, never the form of the answer.`;

/** The editor's request as it is sent to the AI server. */
export function briefText({ idea, workingTitle }: ArticleBrief): string {
  const title = workingTitle === undefined ? '' : `\n\nWorking title: ${workingTitle}`;
  return `Brief:\n${idea}${title}`;
}

/** The messages that request an article in the style of the site (product 6.2). */
export function articlePrompt(brief: ArticleBrief, houseRules: string): PromptMessage[] {
  const system = systemPrompt({ task: 'write articles for', content, answer, houseRules });
  return [
    { role: 'system', content: system },
    { role: 'user', content: briefText(brief) },
  ];
}

/** The JSON Schema of the output, for servers with structured output. */
export const articleFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'article',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'excerpt', 'tags', 'content', 'faqs'],
      properties: {
        title: {
          type: 'string',
          description: `At most ${String(postLimits.titleMax)} characters.`,
        },
        excerpt: {
          type: 'string',
          description: `At most ${String(postLimits.excerptMax)} characters.`,
        },
        tags: { type: 'array', items: { type: 'string' } },
        content: { type: 'string', description: 'Markdown.' },
        faqs: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'answer'],
            properties: { question: { type: 'string' }, answer: { type: 'string' } },
          },
        },
      },
    },
  },
} as const;
