import { z } from 'zod';
import { readStored, writeStored } from '../../../shell/browser-storage.ts';

const key = 'loon-ai-choices';

/** The decision about a part. */
export type Choice = 'accept' | 'leave';

/** The decisions about the parts of one revision, by part key. */
export type Choices = Readonly<Record<string, Choice>>;

const storedChoicesSchema = z.object({
  turn: z.string(),
  choices: z.record(z.string(), z.enum(['accept', 'leave'])),
});

/**
 * Stores the choices for one revision in this browser; only those of the last revision are stored.
 */
export function saveChoices(turn: string, choices: Choices): void {
  writeStored('localStorage', key, { turn, choices });
}

/** The choices for a revision that are stored in this browser. */
export function readChoices(turn: string): Choices {
  const stored = readStored('localStorage', key, storedChoicesSchema);
  return stored?.turn === turn ? stored.choices : {};
}
