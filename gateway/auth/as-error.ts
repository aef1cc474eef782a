export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Something other than an error was thrown');
}
