import type { RateLimits } from '../http/rate-limits.ts';

const unlimited = { points: 1_000_000, seconds: 1 };

/** Limits that no test reaches by accident. */
export const generousLimits: RateLimits = {
  formsPerAddress: unlimited,
  formsOverall: unlimited,
  confirmationsOverall: unlimited,
  confirmationsPerDomain: unlimited,
  dataCopiesPerPerson: unlimited,
  erasureLinksPerPerson: unlimited,
  readsPerAddress: unlimited,
  loginsPerAddress: unlimited,
  testMailsPerAddress: unlimited,
  linkChecksPerAddress: unlimited,
  renderingsPerAddress: unlimited,
  beaconsPerAddress: unlimited,
  operationsPerKey: unlimited,
};
