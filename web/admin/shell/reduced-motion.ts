import { useMedia } from './use-media.ts';

/** Whether the person has asked for less motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
