import type { Finding } from '../../../schema/check-rules.ts';
import type { Claim } from '../../../schema/content/claims.ts';
import { finding } from '../finding.ts';
import { isSupposed, sentencesOf } from '../sentences.ts';
import { bindFigures, type Measure } from './bind-figures.ts';
import { figuresIn, plainUnit, plainValue, type Figure } from './figures.ts';
import { readSubject, type Subject } from './subject.ts';

/** A text that is read as one: a paragraph, a list item, a cell with its headings. */
export interface Passage {
  text: string;
  /** Text that it is read together with, such as the name of a table's row. */
  label?: string;
  /** The title and headings above it. */
  above: string;
}

/** All claims about one subject in one unit. */
interface ClaimGroup {
  claims: Claim[];
  subject: Subject;
  unit: string;
}

/** A figure of a text about a registered subject, and its relation to the claims. */
export interface ClaimStatement {
  /** The claims about its subject. */
  claims: Claim[];
  /** The claims that it matches; empty where it contradicts all. */
  matching: Claim[];
  figure: string;
  sentence: string;
}

const bound =
  /(?:up to|at (?:most|least)|as (?:few|little|many|much) as|over|under|(?:more|less|fewer) than|from|beyond|within|above|below)\s*$/iu;

function valueOf({ value }: Claim): string {
  const [from = value, to] = value.split(/[–-]/u);
  return plainValue(from, to);
}

function unitOf({ unit }: Claim): string {
  const [span = '', every] = /(?<!\s)\s+(?:per|a|each|every)\s+(\w+)$/iu.exec(unit) ?? [];
  const what = unit.slice(0, unit.length - span.length);
  return what === '$' ? what : plainUnit(what, every);
}

function groupsOf(claims: readonly Claim[]): ClaimGroup[] {
  const groups = new Map<string, ClaimGroup>();
  for (const claim of claims) {
    const unit = unitOf(claim);
    const key = `${claim.subject.toLowerCase()} ${unit}`;
    const group = groups.get(key) ?? { claims: [], subject: readSubject(claim.subject), unit };
    group.claims.push(claim);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether a figure matches a claim; "up to 50%" also matches one end of 25–50%. */
function states(claim: Claim, figure: Figure, sentence: string): boolean {
  const value = valueOf(claim);
  if (figure.value === value) return true;
  const bounded = bound.test(sentence.slice(0, figure.start));
  return bounded && value.split('–').includes(figure.value);
}

/** Finds statements about the subjects of a register of claims in texts. */
export class ClaimReader {
  private readonly groups: ClaimGroup[];

  constructor(claims: readonly Claim[]) {
    this.groups = groupsOf(claims);
  }

  /** The statements of a passage, in its order. */
  read({ text, label = '', above }: Passage): ClaimStatement[] {
    const whole = `${label} ${text}`.trim();
    const named = this.groups.filter(({ subject }) => subject.namedIn(`${above}\n${whole}`));
    if (named.length === 0) return [];
    return sentencesOf(whole).flatMap((sentence) =>
      this.readSentence(sentence, named).map((statement) => ({
        ...statement,
        sentence: label === '' ? statement.sentence : text,
      })),
    );
  }

  private readSentence(sentence: string, groups: readonly ClaimGroup[]): ClaimStatement[] {
    const figures = isSupposed(sentence) ? [] : figuresIn(sentence);
    if (figures.length === 0) return [];
    const measures: Measure<ClaimGroup>[] = groups
      .flatMap((group) =>
        group.subject
          .measureIn(sentence)
          .map((place) => ({ ...place, of: group, unit: group.unit })),
      )
      .sort((one, other) => one.start - other.start);
    return [...bindFigures(sentence, figures, measures)]
      .sort(([one], [other]) => one.start - other.start)
      .map(([figure, { of }]) => ({
        claims: of.claims,
        matching: of.claims.filter((claim) => states(claim, figure, sentence)),
        figure: sentence.slice(figure.start, figure.end),
        sentence: sentence.trim(),
      }));
  }
}

function isExpired({ validUntil }: Claim, today: string): boolean {
  return validUntil !== undefined && validUntil < today;
}

/** The approved claims as a sentence; wordings are sentences themselves, which end within it. */
function approved(claims: readonly Claim[]): string {
  const wordings = claims.map(({ wording }) => `“${wording.replace(/\.$/, '')}”`);
  return `Approved is ${wordings.join(' or ')}.`;
}

function findingOf(statement: ClaimStatement, today: string): Finding | undefined {
  const { claims, matching, figure, sentence } = statement;
  const current = claims.filter((claim) => !isExpired(claim, today));
  if (matching.length === 0) {
    const [claim] = claims;
    return finding('claim-contradicted', {
      message: `“${figure}” differs from what the register of claims says about “${claim?.subject ?? ''}”.`,
      excerpt: sentence,
      suggestion: approved(current.length > 0 ? current : claims),
    });
  }
  if (matching.some((claim) => !isExpired(claim, today))) return undefined;
  const [claim] = matching;
  return finding('claim-expired', {
    message: `The claim “${claim?.wording ?? ''}” was valid until ${claim?.validUntil ?? ''}.`,
    excerpt: sentence,
    suggestion:
      current.length > 0
        ? approved(current)
        : 'Leave the figure out, or have the claim renewed in the register.',
  });
}

/**
 * The contradictions between a text and the register of claims. In: its passages; the claims; the
 * day as `2027-12-31`, UTC.
 */
export function claimFindings(
  passages: readonly Passage[],
  claims: readonly Claim[],
  today: string,
): Finding[] {
  const reader = new ClaimReader(claims);
  return passages
    .flatMap((passage) => reader.read(passage))
    .flatMap((statement) => findingOf(statement, today) ?? []);
}
