import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../shell/browser-storage.ts';

const key = 'loon-corrected-claims';
const storedClaims = z.array(z.object({ id: z.string(), subject: z.string(), figure: z.string() }));

/** A claim that was changed; the texts that still show its previous figure are corrected next. */
export type CorrectedClaim = z.infer<typeof storedClaims>[number];

let claims: CorrectedClaim[] | undefined;
const listeners = new Set<() => void>();

const current = (): CorrectedClaim[] =>
  (claims ??= readStored('sessionStorage', key, storedClaims) ?? []);

/** Survives a reload of the tab, where storage is available. */
function set(next: CorrectedClaim[]): void {
  claims = next;
  writeStored('sessionStorage', key, next);
  listeners.forEach((listener) => listener());
}

export function addCorrectedClaims(added: readonly CorrectedClaim[]): void {
  const others = current().filter(({ id }) => !added.some((claim) => claim.id === id));
  if (added.length > 0) set([...others, ...added]);
}

export function endCorrection(): void {
  set([]);
}

const publicationListeners = new Set<() => void>();

/** Called when a form has published its text and nothing was typed since. */
export function announcePublication(): void {
  publicationListeners.forEach((listener) => listener());
}

/** @returns a function that ends it. */
export function onPublication(listener: () => void): () => void {
  publicationListeners.add(listener);
  return () => publicationListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The claims whose places are being corrected, one place after the other. */
export function useCorrectedClaims(): CorrectedClaim[] {
  return useSyncExternalStore(subscribe, current);
}
