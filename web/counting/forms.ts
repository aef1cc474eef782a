import type { RequestDialog } from '../components/requests/request-dialog.ts';
import { count, countOnce } from './send.ts';
import type { FormStep } from './told.ts';

/** The dialog that is open. */
let open: RequestDialog | undefined;
let openings = 0;
/** The field that has the focus or had it last: an error takes it, too. */
let field: string | undefined;

function nameIn(place: Element | null | undefined): string | undefined {
  return place?.querySelector<HTMLInputElement>('[name]')?.name;
}

function followFocus(): void {
  field = nameIn(document.activeElement?.closest('.fld')) ?? field;
}

/**
 * Counts how far somebody gets with a form, once for each time that it is opened, and the field at
 * which it is left (product 13.4). What was sent is counted by the server.
 */
export function countForm(dialog: RequestDialog, step: FormStep): void {
  const form = dialog.kind.toUpperCase() as Uppercase<typeof dialog.kind>;
  if (step === 'OPENED') {
    open = dialog;
    openings += 1;
    field = nameIn(dialog.host);
  }
  if (step === 'SENT') open = undefined;
  else if (step !== 'LEFT') {
    countOnce(`${openings}${step}`, { kind: 'funnel', form, step, path: location.pathname });
  } else if (open) {
    followFocus();
    if (field) count({ kind: 'abandoned', form, field });
    open = undefined;
  }
}

addEventListener('focusin', followFocus);
addEventListener('pagehide', () => {
  if (open) countForm(open, 'LEFT');
});
