import { z } from 'zod';

const key = 'loon-ai-choices';

/** What is decided about a part. */
export type Choice = 'accept' | 'leave';

/** What is decided about the parts of one revision, by their keys. */
export type Choices = Readonly<Record<string, Choice>>;

const storedChoicesSchema = z.object({
  turn: z.string(),
  choices: z.record(z.string(), z.enum(['accept', 'leave'])),
});

/** Keeps the choices for one revision in this browser, those for the last one alone. */
export function saveChoices(turn: string, choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify({ turn, choices }));
  } catch {
    // A full or forbidden storage must not stop the choosing.
  }
}

/** The choices for a revision that this browser keeps. */
export function readChoices(turn: string): Choices {
  try {
    const { data } = storedChoicesSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data?.turn === turn ? data.choices : {};
  } catch {
    return {};
  }
}
