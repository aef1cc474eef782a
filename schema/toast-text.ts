/** The text of a toast. `description` is absent if the title is sufficient. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The first text that is not blank. */
export function firstSpoken(...texts: (string | null | undefined)[]): string | null | undefined {
  return texts.find((text) => text?.trim());
}
