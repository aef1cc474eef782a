/** What a toast says. `description` is absent where the specification names a title alone. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The first text that says something. */
export function firstSpoken(...texts: (string | null | undefined)[]): string | null | undefined {
  return texts.find((text) => text?.trim());
}
