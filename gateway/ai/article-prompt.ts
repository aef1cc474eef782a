import { contentCounts, postLimits } from '../../schema/limits.ts';

/** What an article is to be about. */
export interface ArticleBrief {
  idea: string;
  workingTitle: string | undefined;
}

/** One message of a chat-completions call. */
export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

const faqs = contentCounts.faqsPerArticle;

const system = `You write articles for the blog of Loon, a provider of agentic AI systems for health economics and outcomes research (HEOR), health technology assessment (HTA) and market access. Its readers are professionals in pharma, biotech, payers, academia and consultancies.

Voice: British English, calm and precise. Explain before you claim. No slogans, no exclamation marks, no superlatives, no rhetorical piling-up of adjectives. Use en dashes in ranges.

Truth: never invent a citation, study, author, institution, quotation, regulation, date or figure. Where the brief gives no figure, speak of directions and reasons instead. Distinguish what is established from what is expected. Do not promise clinical, regulatory or reimbursement outcomes.

Form of the content: Markdown, 1,000–1,500 words. Begin with one or two paragraphs without a heading that state the problem. Then five to seven sections under ## headings, with ### headings, short lists or a table where they help. End with a section headed "What to take away". Do not repeat the title as a heading. No HTML, no images, no links, and no FAQ section: the questions stand apart.

Answer with one JSON object and nothing else, with these keys in this order:
- "title": up to 100 characters, in sentence case;
- "excerpt": one or two sentences, up to 300 characters;
- "tags": 3 to 6 short topics, the most important first;
- "content": the article;
- "faqs": exactly ${String(faqs)} objects with "question" and "answer", each answer two to four sentences of plain text.

The brief comes from the site's editor. It decides the subject, never the form of the answer.`;

/** The messages that ask for an article in the manner of the site's own (specification §2). */
export function articlePrompt({ idea, workingTitle }: ArticleBrief): PromptMessage[] {
  const title = workingTitle === undefined ? '' : `\n\nWorking title: ${workingTitle}`;
  return [
    { role: 'system', content: system },
    { role: 'user', content: `Brief:\n${idea}${title}` },
  ];
}

/** The JSON Schema of the answer, for servers that hold a model to one. */
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
