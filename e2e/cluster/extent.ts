/**
 * The extent of the tests of several gateways: enough for every change, or with THOROUGH set enough
 * for a release.
 */
export const extent =
  process.env['THOROUGH'] === undefined
    ? { edits: 24, suspendedMs: 6_000, deaths: 6, starts: 1 }
    : { edits: 200, suspendedMs: 30_000, deaths: 30, starts: 20 };
