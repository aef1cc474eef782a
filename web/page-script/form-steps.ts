import type { VisitEvent } from '../../schema/insights-rules.ts';
import type { RequestDialog } from '../components/requests/request-dialog.ts';
import { count } from '../counting/count.ts';

type Step = Extract<VisitEvent, { kind: 'funnel' }>['step'];

let form: 'ACCESS' | 'DEMO' = 'DEMO';
let counted: (Step | 'LEFT')[] = [];
/** The field that has the focus or had it last: an error takes it, too. */
let field: string | undefined;

function countOnce(step: Step | 'LEFT', event: VisitEvent): void {
  if (!counted.includes(step)) count(event);
  counted.push(step);
}

/** Follows the focus into a part of the open form. */
export function followField(part: Element | null): void {
  field = part?.querySelector<HTMLInputElement>('[name]')?.name ?? field;
}

/**
 * Counts how far somebody gets with a form, each step once for each time that it is opened
 * (product 13.4). What was sent is counted by the server.
 */
export function countStep({ kind, host }: RequestDialog, step: Step): void {
  if (step === 'OPENED') {
    counted = [];
    form = kind === 'demo' ? 'DEMO' : 'ACCESS';
    followField(host);
  }
  countOnce(step, { kind: 'funnel', form, step, path: location.pathname });
}

/** Counts the field at which the open form is left, unless it was sent. */
export function countLeft(sent = false): void {
  if (sent) field = undefined;
  if (field) countOnce('LEFT', { kind: 'abandoned', form, field });
}
