export function samplesText(count: number): string {
  return count === 1 ? '1 sample' : `${String(count)} samples`;
}
