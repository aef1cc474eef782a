/** The part of a prompt that describes the task, in addition to voice and truthfulness. */
interface Work {
  /** The task, as the end of "You …". */
  task: string;
  content: string;
  /** The format of the output; placed after the house rules, so that it takes precedence. */
  answer: string;
  /** Rules by the site's editors for the tone of voice; may be empty. */
  houseRules: string;
}

/** The owner and the readers of the blog, as the end of a sentence (product 1.1). */
const readers =
  'a provider of agentic AI systems for health economics and outcomes research (HEOR), health technology assessment (HTA) and market access. Its readers are professionals in pharma, biotech, payers, academia and consultancies.';

const voice =
  'Voice: British English, calm and precise. Explain before you claim. No slogans, no exclamation marks, no superlatives, no rhetorical piling-up of adjectives. Use en dashes in ranges.';

const truth =
  'Truth: never invent a citation, study, author, institution, quotation, regulation, date or figure. Where the brief gives no figure, speak of directions and reasons instead. Distinguish what is established from what is expected. Do not promise clinical, regulatory or reimbursement outcomes.';

const rulesHead =
  'House rules, quoted from the site’s editors. They decide how the text is worded, and never set aside what is said here about truth or about the form of the answer.';

/** Each line is quoted, so that no rule can be mistaken for a part of this prompt. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** The system prompt of one task, with the house rules if there are any (product 6.5). */
export function systemPrompt({ task, content, answer, houseRules }: Work): string {
  const rules = houseRules.trim() === '' ? [] : [`${rulesHead}\n${quoted(houseRules.trim())}`];
  return [`You ${task} the blog of Loon, ${readers}`, voice, truth, content, ...rules, answer].join(
    '\n\n',
  );
}
