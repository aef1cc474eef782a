import type { z } from 'zod';

/**
 * The first message of each invalid field, in the order of the rules, as a form shows it. An error
 * for a value that is not an object is under `root`.
 */
export function firstMessages(error: z.ZodError): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? 'root');
    if (!messages.has(field)) messages.set(field, message);
  }
  return Object.fromEntries(messages);
}
