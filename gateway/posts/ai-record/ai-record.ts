import { registerEnumType } from 'type-graphql';
import type { AiDisclosure } from '../../../schema/ai-disclosure.ts';
import type { Author } from '../../access/actor.ts';
import { requireForPosts, requirePerson } from '../../access/policy.ts';

/** A person and the time at which they confirmed that they have read a text and answer for it. */
export interface Reading {
  /** E-mail address; null if the text was imported with its confirmation. */
  by: string | null;
  /** The name that readers see, never an address. */
  name: string;
  /** ISO 8601. */
  at: string;
}

/** A reading of exactly one text. */
export interface Confirmation extends Reading {
  /** `readTextHash` of the text. */
  hash: string;
}

/** What is stored about AI with a post, each of its versions and its pending changes. */
export interface AiRecord {
  /** Whether AI wrote any of it; editing and publishing never clear this. */
  aiInvolved: boolean;
  /** The reading of the present text, if a person has confirmed it and AI was involved. */
  confirmation: Confirmation | null;
}

/** The part that AI had in a text (product 24.1). */
export enum AiInvolvement {
  HUMAN_ONLY = 'HUMAN_ONLY',
  AI_ASSISTED = 'AI_ASSISTED',
  AI_AUTONOMOUS = 'AI_AUTONOMOUS',
}

registerEnumType(AiInvolvement, {
  name: 'AiInvolvement',
  description: 'The part that AI had in a text.',
  valuesConfig: {
    HUMAN_ONLY: { description: 'None.' },
    AI_ASSISTED: {
      description: 'AI was involved, and a person has read the whole text and answers for it.',
    },
    AI_AUTONOMOUS: {
      description: 'AI was involved, and no person has confirmed having read this text.',
    },
  },
});

const disclosures: Record<AiInvolvement, AiDisclosure> = {
  HUMAN_ONLY: 'human-only',
  AI_ASSISTED: 'ai-assisted',
  AI_AUTONOMOUS: 'ai-autonomous',
};

export function involvementOf({ aiInvolved, confirmation }: AiRecord): AiInvolvement {
  if (!aiInvolved) return AiInvolvement.HUMAN_ONLY;
  return confirmation === null ? AiInvolvement.AI_AUTONOMOUS : AiInvolvement.AI_ASSISTED;
}

/** Whether AI was involved in a text that no person has confirmed. */
export function isUnconfirmed(record: AiRecord): boolean {
  return involvementOf(record) === AiInvolvement.AI_AUTONOMOUS;
}

/** The word that visitors and machines read. */
export function disclosureOf(record: AiRecord): AiDisclosure {
  return disclosures[involvementOf(record)];
}

export const confirmedByDescription =
  'E-mail address of the person who confirmed having read exactly this text; null if nobody has, or if it was imported.';
export const confirmedAtDescription = 'Time of that confirmation.';

/** What administrators see of a record. */
export function administratorsRecord(record: AiRecord) {
  const { confirmation } = record;
  return {
    aiInvolvement: involvementOf(record),
    confirmedBy: confirmation?.by ?? null,
    confirmedAt: confirmation === null ? null : new Date(confirmation.at),
  };
}

/** The record of a post, a version or pending changes. */
export function aiRecordOf({ aiInvolved, confirmation }: AiRecord): AiRecord {
  return { aiInvolved, confirmation };
}

/** The origin of a text: what it was made from, and who wrote and read it. */
interface TextOrigin {
  /** The records of the texts it was made from. */
  sources: readonly AiRecord[];
  /** Whether AI wrote this change. */
  byAi: boolean;
  /** The reading that this save confirms, if any. */
  reading?: Reading | undefined;
}

/**
 * The record of a text with this hash. A confirmation of one of its sources holds if it is of
 * exactly this text (product 24.2).
 */
export function recordOf(hash: string, { sources, byAi, reading }: TextOrigin): AiRecord {
  if (!byAi && !sources.some(({ aiInvolved }) => aiInvolved)) {
    return { aiInvolved: false, confirmation: null };
  }
  const existing = sources.map(({ confirmation }) => confirmation);
  return {
    aiInvolved: true,
    confirmation: reading
      ? { ...reading, hash }
      : (existing.find((confirmation) => confirmation?.hash === hash) ?? null),
  };
}

/**
 * The reading that a save confirms, if any.
 * @throws Failure FORBIDDEN for keys, and for people who may not write posts.
 */
export function readingOf(
  actor: Author,
  { confirmReading }: { confirmReading?: boolean },
  at: Date,
): Reading | undefined {
  if (confirmReading !== true) return undefined;
  requirePerson(actor);
  requireForPosts(actor, 'write');
  const { email, firstName, name } = actor;
  const known = [name, firstName, email.split('@', 1)[0]].find(Boolean) ?? '';
  return { by: email, name: known, at: at.toISOString() };
}

/** The wording of the line at the end of an article; `{name}` is the person who read it. */
export interface AiStatements {
  assistedArticles: string;
  autonomousArticles: string;
}

/** The line at the end of an article about the part that AI had in it; null if none. */
export function aiStatement(record: AiRecord, statements: AiStatements): string | null {
  switch (involvementOf(record)) {
    case AiInvolvement.HUMAN_ONLY:
      return null;
    case AiInvolvement.AI_ASSISTED:
      return statements.assistedArticles.replaceAll(
        '{name}',
        () => record.confirmation?.name ?? '',
      );
    case AiInvolvement.AI_AUTONOMOUS:
      return statements.autonomousArticles;
  }
}
