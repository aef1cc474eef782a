export function installationNeeded(
  root: string,
  options: { development: boolean },
): string[] | undefined;
export function ensureInstalled(options?: { development?: boolean }): void;
