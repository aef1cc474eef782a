import { z } from 'zod';

/* Zod compiles object schemas with `new Function` and tests for it when the first schema is
   created. Under the site's Content-Security-Policy even the caught test is reported as a
   violation, so the compiler is disabled in browsers. Modules that create schemas import this
   one first. */
if (typeof document !== 'undefined') z.config({ jitless: true });
