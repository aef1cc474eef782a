import './zod-setup.ts';
import { z } from 'zod';
import { insightsLimits as limits } from './insights-limits.ts';
import { accessRequestFields, demoRequestFields } from './request-rules.ts';

/** The two request forms, by the API's names. */
export const insightsForms = ['ACCESS', 'DEMO'] as const;

/** How far somebody got with a form, in this order. */
export const funnelSteps = ['OPENED', 'STARTED', 'TRIED', 'SENT'] as const;

/** The steps that browsers tell of; SENT is counted by the server, when it has stored a request. */
const trackedSteps = ['OPENED', 'STARTED', 'TRIED'] as const;

/**
 * What is measured of how fast and steady a page is: milliseconds, and for CLS a score
 * (product 13.5).
 */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** A path of this site, without a query. */
const path = z
  .string()
  .min(1)
  .max(limits.pathMax)
  .regex(/^\/[^?#]*$/);

/** A name of a form's field, as the API has it. */
const fieldOf = (fields: object) => z.enum(Object.keys(fields));

/**
 * What a browser tells of a form that was opened and left: the field with the focus or the error.
 */
const abandonedEventSchema = z.discriminatedUnion('form', [
  z.strictObject({
    kind: z.literal('abandoned'),
    form: z.literal('ACCESS'),
    field: fieldOf(accessRequestFields),
  }),
  z.strictObject({
    kind: z.literal('abandoned'),
    form: z.literal('DEMO'),
    field: fieldOf(demoRequestFields),
  }),
]);

/**
 * What a browser tells of a visit. Nothing in it says who visits: it carries no id, and no two of
 * them have anything in common.
 */
const visitEventSchema = z.discriminatedUnion('kind', [
  /** A page was shown by navigation within the open site; the server counts those asked of it. */
  z.strictObject({ kind: z.literal('view'), path }),
  /** The words as they were typed; the server omits what it does not store. */
  z.strictObject({
    kind: z.literal('search'),
    query: z.string().trim().min(1).max(limits.queryTypedMax),
    results: z.int().min(0).max(limits.resultsMax),
  }),
  /** How far somebody got with a form; the path is that of the page it is open on. */
  z.strictObject({
    kind: z.literal('funnel'),
    form: z.enum(insightsForms),
    step: z.enum(trackedSteps),
    path,
  }),
  abandonedEventSchema,
  /** An article's end was in sight, and 30 % of its read time had passed. */
  z.strictObject({ kind: z.literal('read'), path }),
  z.strictObject({
    kind: z.literal('vital'),
    name: z.enum(vitalNames),
    value: z.number().min(0).max(limits.vitalMax),
    path,
  }),
]);

/** One event of a visit. */
export type VisitEvent = z.output<typeof visitEventSchema>;

/** The body of a beacon, `POST /api/visit`. */
export const visitBeaconSchema = z.strictObject({
  events: z.array(visitEventSchema).min(1).max(limits.eventsMax),
});
