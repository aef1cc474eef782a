/** What a toast says. `description` is absent where the title says all. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The first text that says something. */
export function firstSpoken(...texts: (string | null | undefined)[]): string | null | undefined {
  return texts.find((text) => text?.trim());
}
