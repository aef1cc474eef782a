import type { VisitEvent } from '../../schema/insights-rules.ts';
import type { RequestDialog, RequestFormKind } from '../components/requests/request-dialog.ts';
import { count } from '../counting/count.ts';

type Step = Extract<VisitEvent, { kind: 'funnel' }>['step'];

let form: Uppercase<RequestFormKind>;
let counted: (Step | 'LEFT')[] = [];
/** The field that has or last had the focus, which includes focus moved there by an error. */
let field: string | undefined;

function countOnce(step: Step | 'LEFT', event: VisitEvent): void {
  if (!counted.includes(step)) count(event);
  counted.push(step);
}

/** Records the focused field of the open form. */
export function followField(part: Element | null): void {
  field = part?.querySelector<HTMLInputElement>('[name]')?.name ?? field;
}

/**
 * Counts how far a visitor gets with a form, each step once per opening (product 13.4). The server
 * counts submissions.
 */
export function countStep({ kind, host }: RequestDialog, step: Step): void {
  if (step === 'OPENED') {
    counted = [];
    form = kind.toUpperCase() as Uppercase<RequestFormKind>;
    followField(host);
  }
  countOnce(step, { kind: 'funnel', form, step, path: location.pathname });
}

/** Counts the field at which the open form is abandoned, unless it was submitted. */
export function countLeft(sent = false): void {
  if (sent) field = undefined;
  if (field) countOnce('LEFT', { kind: 'abandoned', form, field });
}
