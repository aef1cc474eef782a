import { z } from 'zod';

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
  try {
    localStorage.setItem(key, JSON.stringify({ turn, choices }));
  } catch {
    // Full or disabled storage must not prevent choosing.
  }
}

/** The choices for a revision that are stored in this browser. */
export function readChoices(turn: string): Choices {
  try {
    const { data } = storedChoicesSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data?.turn === turn ? data.choices : {};
  } catch {
    return {};
  }
}
