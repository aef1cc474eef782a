import { confirmReadingLabel } from '../../schema/ai-disclosure.ts';
import { attributionLimits, attributionMessages } from '../../schema/attribution-rules.ts';
import { postLimits as limits, renderingLimits } from '../../schema/limits.ts';
import { checkLimits, type Finding } from '../../schema/check-rules.ts';
import { atMost } from '../../schema/text-rules.ts';
import type { Claim } from '../../schema/content/claims.ts';
import type { Author } from '../access/actor.ts';
import { fieldFailure } from '../failure.ts';
import { requireFaqBounds } from '../posts/editing/require-faq-bounds.ts';
import type { CheckedPost } from '../posts/editing/publication-gate.ts';
import type { ContentOutline, OutlinePassage } from '../posts/markdown/content-sections.ts';
import {
  claimFindings,
  ClaimReader,
  type ClaimStatement,
  type Passage,
} from './claims/claim-statements.ts';
import type { ExternalLinkCheck } from './check.types.ts';
import type { AddressState } from './external/address-check.ts';
import { checkLinks, externalLinks } from './external/external-links.ts';
import {
  addressedIn,
  addressedReferences,
  deadLinkFindings,
  type Answers,
} from './link-findings.ts';
import { finding } from './finding.ts';
import {
  headFindings,
  markupFindings,
  readingAgeFindings,
  sourceFindings,
} from './text-findings.ts';

/** Similar to a post, so that the code a check needs is loaded and compiled beforehand. */
const sampleText = `## What is measured

A *sentence* with **weight**, \`code\`, a [link](https://elsewhere.example/) and 97 % of it.[^1] It
was read in two weeks instead of eight, which is between 20% and 25% of the time, as others say.

- one of 12 studies
- another <b>one</b>

| Body | Records |
| ---- | ------- |
| One  | 3,796   |

> Quoted by somebody.

[^1]: A study.

`;

/** Number of sample texts that warm up the thread. */
const samplesInThread = 20;

type ReadOutlines = (contents: readonly string[]) => Promise<ContentOutline[]>;

interface ChecksDependencies {
  outlines: ReadOutlines;
  /** The same for text to be published. */
  outlinesForSave: ReadOutlines;
  /** The published register of claims. */
  claims: () => readonly Claim[];
  publicUrl: string;
  answers: Answers;
  /** Whether AI was involved in a stored post whose text, as sent, no person has read. */
  isUnread: (postId: string, post: CheckedPost) => Promise<boolean>;
  /** Checks whether a URL of another site exists. */
  stateOf: (address: string) => Promise<AddressState>;
  now: () => Date;
}

/** A post as the checks read it. */
interface ReadText {
  post: CheckedPost;
  /** Of its content and of its FAQs. */
  outlines: ContentOutline[];
  /** Its title and the texts around its content, then the passages of the outlines. */
  passages: OutlinePassage[];
}

function passagesIn({ passages }: ReadText): Passage[] {
  return passages.map((passage) => ({ ...passage, above: passage.above.join('\n') }));
}

const aiNotConfirmed = {
  message: 'AI was involved in this text, and no person has confirmed having read it.',
  excerpt: '',
  suggestion: `Read it and tick “${confirmReadingLabel}”.`,
};

/** The answers of a post's FAQs as one text, each under its question. */
function faqText(faqs: CheckedPost['faqs']): string {
  return faqs.map(({ question, answer }) => `## ${question}\n\n${answer}`).join('\n\n');
}

function requireBounds({ content, faqs, references = [] }: CheckedPost): void {
  if (content.length > limits.contentMax) {
    throw fieldFailure('content', atMost('Content', limits.contentMax));
  }
  requireFaqBounds(faqs.map(({ answer }) => answer));
  if (references.length > attributionLimits.referencesMax) {
    throw fieldFailure('references', attributionMessages.tooManyReferences);
  }
}

/** Checks posts against the register of claims and the quality rules (product 15.2). */
export class ChecksService {
  /** When a text was last read, in milliseconds since 1970. */
  private readAt = -Infinity;

  constructor(private readonly deps: ChecksDependencies) {}

  /**
   * Starts and warms up the thread that reads texts, in the background, unless a text was read
   * recently: an administrator who opens a form triggers a check within a second (product 15.5).
   */
  prepare(): void {
    const now = this.deps.now();
    if (now.getTime() - this.readAt < renderingLimits.idleSeconds * 1_000) return;
    const { outlines } = this.deps;
    const sample = { title: '', content: sampleText, faqs: [] };
    // The thread warms up with many texts; the main thread with few, so as not to delay visitors.
    const reading = Promise.all([
      outlines([sampleText.repeat(samplesInThread)]),
      this.findings(sample, now, outlines),
    ]);
    // If it fails, the check itself reports the error.
    reading.catch(() => undefined);
  }

  /**
   * The findings for a post, blocking ones first; stores nothing (product 15.3).
   * @throws Failure BAD_USER_INPUT for texts that are too long, UNAVAILABLE when the queue is full.
   */
  async check(_actor: Author, post: CheckedPost, postId?: string): Promise<Finding[]> {
    requireBounds(post);
    const unread = postId !== undefined && (await this.deps.isUnread(postId, post));
    return this.findings({ ...post, unread }, this.deps.now(), this.deps.outlines);
  }

  /**
   * Requests the pages on other sites that a post links to; stores nothing. In: counts the call
   * against its limit.
   * @throws Failure as `check` does, RATE_LIMITED after too many calls.
   */
  async checkLinks(
    _actor: Author,
    post: CheckedPost,
    take: () => Promise<void>,
  ): Promise<ExternalLinkCheck> {
    requireBounds(post);
    await take();
    const { publicUrl, outlines, stateOf } = this.deps;
    const read = await outlines([post.content, faqText(post.faqs)]);
    return checkLinks(externalLinks(read, post.references ?? [], publicUrl), stateOf);
  }

  /**
   * The findings that block a post's publication on a day.
   * @throws Failure BAD_USER_INPUT for a text that takes too long, UNAVAILABLE when the queue is
   *   full.
   */
  async blocking(post: CheckedPost, day: Date): Promise<Finding[]> {
    const findings = await this.findings(post, day, this.deps.outlinesForSave);
    return findings.filter(({ severity }) => severity === 'BLOCKS');
  }

  /**
   * The findings for a post on a day, and the registered claims that it uses.
   * @throws Failure as `check` does.
   */
  async review(
    post: CheckedPost,
    day: Date,
  ): Promise<{ findings: Finding[]; statements: ClaimStatement[] }> {
    const text = await this.read(post, this.deps.outlines);
    const reader = new ClaimReader(this.deps.claims());
    return {
      findings: await this.findingsIn(text, day),
      statements: passagesIn(text).flatMap((passage) => reader.read(passage)),
    };
  }

  private async findings(post: CheckedPost, day: Date, outlines: ReadOutlines): Promise<Finding[]> {
    return this.findingsIn(await this.read(post, outlines), day);
  }

  private async read(post: CheckedPost, outlines: ReadOutlines): Promise<ReadText> {
    this.readAt = this.deps.now().getTime();
    const read = await outlines([post.content, faqText(post.faqs)]);
    const { title, subtitle, excerpt, metaTitle, metaDescription } = post;
    const others = new Set([subtitle, excerpt, metaTitle, metaDescription]);
    const passages = [
      { text: title, label: '', above: [], sourced: true },
      ...[...others].flatMap((text) =>
        text && text !== title ? { text, label: '', above: [title], sourced: true } : [],
      ),
      ...read.flatMap((outline) =>
        outline.passages.map(({ above, ...passage }) => ({
          ...passage,
          above: [post.title, ...above],
        })),
      ),
    ];
    return { post, outlines: read, passages };
  }

  private async findingsIn(text: ReadText, day: Date): Promise<Finding[]> {
    const { claims, publicUrl, answers } = this.deps;
    const { post, outlines, passages } = text;
    const register = claims();
    const [content] = outlines;
    const findings = [
      ...(post.unread === true ? [finding('ai-not-confirmed', aiNotConfirmed)] : []),
      ...claimFindings(passagesIn(text), register, day.toISOString().slice(0, 10)),
      ...(await deadLinkFindings(
        [
          ...outlines.flatMap((outline) => addressedIn(outline)),
          ...addressedReferences(post.references ?? []),
        ],
        {
          ...{ publicUrl, answers, slug: post.slug, anchors: content?.anchors ?? [] },
          references: post.references?.length,
        },
      )),
      ...outlines.flatMap((outline) => markupFindings(outline)),
      ...sourceFindings(passages, register, post.references?.length ?? 0),
      ...headFindings(post),
      ...readingAgeFindings((content?.passages ?? []).map(({ text: passage }) => passage)),
    ];
    const blocking = findings.filter(({ severity }) => severity === 'BLOCKS');
    const advising = findings.filter(({ severity }) => severity === 'ADVISES');
    return [...blocking, ...advising].slice(0, checkLimits.findings);
  }
}
