import { z } from 'zod';

/*
 * Zod compiles object schemas with `new Function` and probes for it when the first one is made.
 * Under the site's Content-Security-Policy even the caught probe is reported as a violation, so in
 * browsers the compiler is off. Modules that make schemas import this one first.
 */
if (typeof document !== 'undefined') z.config({ jitless: true });
