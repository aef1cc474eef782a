import './zod-setup.ts';
import { z } from 'zod';
import { insightsLimits as limits } from './insights-limits.ts';
import { accessRequestFields, demoRequestFields } from './request-rules.ts';

/** The two request forms, by their API names. */
export const insightsForms = ['ACCESS', 'DEMO'] as const;

/** The steps of a visitor through a form, in order. */
export const funnelSteps = ['OPENED', 'STARTED', 'TRIED', 'SENT'] as const;

/** The steps that browsers report; the server counts SENT when it has stored a request. */
const trackedSteps = ['OPENED', 'STARTED', 'TRIED'] as const;

/** The measured page speeds: milliseconds, and for CLS a score (product 13.5). */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** A path of this site, without a query. */
const path = z
  .string()
  .min(1)
  .max(limits.pathMax)
  .regex(/^\/[^?#]*$/);

/** The API name of a form's field. */
const fieldOf = (fields: object) => z.enum(Object.keys(fields));

/** A browser's report of an abandoned form: the field with the focus or the error. */
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
 * A browser's report of a visit. It does not identify the visitor: it has no id, and two reports
 * cannot be linked.
 */
const visitEventSchema = z.discriminatedUnion('kind', [
  /**
   * A page view by navigation within the open site; the server counts pages that are requested from
   * it.
   */
  z.strictObject({ kind: z.literal('view'), path }),
  /** The words as they were typed; the server omits what it does not store. */
  z.strictObject({
    kind: z.literal('search'),
    query: z.string().trim().min(1).max(limits.queryTypedMax),
    results: z.int().min(0).max(limits.resultsMax),
  }),
  /** A step of a visitor through a form; the path is that of the page with the form. */
  z.strictObject({
    kind: z.literal('funnel'),
    form: z.enum(insightsForms),
    step: z.enum(trackedSteps),
    path,
  }),
  abandonedEventSchema,
  /** The end of an article was visible, and 30 % of its reading time had passed. */
  z.strictObject({ kind: z.literal('read'), path }),
  z.strictObject({
    kind: z.literal('vital'),
    name: z.enum(vitalNames),
    value: z.number().min(0).max(limits.vitalMax),
    path,
  }),
]);

export type VisitEvent = z.output<typeof visitEventSchema>;

/** The body of a beacon, `POST /api/visit`. */
export const visitBeaconSchema = z.strictObject({
  events: z.array(visitEventSchema).min(1).max(limits.eventsMax),
});
