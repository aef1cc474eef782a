import { AiInvolvement, involvementOf, type AiRecord } from './ai-record.ts';

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
