import { isFresh, issueFormToken } from '../components/requests/form-token.ts';
import {
  formWantedEvent,
  type RequestDialog,
  type RequestFormKind,
} from '../components/requests/request-dialog.ts';
import { afterPaint } from './scheduling.ts';
import { buildDialog } from './build-dialog.ts';
import { tabWithin } from '../components/dialog/focus-within.ts';
import { countLeft, countStep, followField } from './form-steps.ts';
import { lockPageBehind, releasePageBehind } from '../components/dialog/page-behind.ts';
import { offerPlatformsList } from './platforms-list.ts';
import * as staticForm from './static-form.ts';

/** A submission that has waited this long for the application is reported as failed. */
const submitTimeoutMs = 20_000;

/**
 * Runs the two request dialogs from the start. Their HTML is in templates of the page, and opening,
 * closing, focus and keys work the same before and after hydration. Until then, typed text is
 * stored as a draft and a submission is queued. The returned function builds and lays out the
 * dialogs that the page has buttons for, one per task, so that a tap only has to show them.
 */
export function offerRequestDialogs(hydrate: () => void): () => void {
  const dialogs = new Map<RequestFormKind, RequestDialog>();
  let shown: RequestDialog | undefined;
  let pressedOn: EventTarget | null = null;
  let focused: HTMLElement | undefined;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;

  const dialogOf = (kind: RequestFormKind, opener: HTMLElement): RequestDialog => {
    const dialog = dialogs.get(kind) ?? buildDialog(kind, opener);
    dialogs.set(kind, dialog);
    return dialog;
  };

  const prepare = (kinds: readonly RequestFormKind[] = ['demo', 'access']): void => {
    const [kind, ...others] = kinds;
    if (kind === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${kind}"]`);
    const host = opener && dialogOf(kind, opener).host;
    setTimeout(() => {
      host?.getBoundingClientRect();
      setTimeout(prepare, 0, others);
    });
  };

  const focusFirst = (): void => {
    shown?.host.querySelector<HTMLElement>('.in')?.focus();
  };

  const returnFocus = (): void => {
    if (focused && shown?.host.contains(focused)) focused.focus();
    else focusFirst();
  };

  const requestForm = (): void => {
    if (shown?.live !== false) return;
    dispatchEvent(new Event(formWantedEvent));
    hydrate();
  };

  const open = (kind: RequestFormKind, opener: HTMLElement): void => {
    const dialog = dialogOf(kind, opener);
    shown = dialog;
    dialog.opener = opener;
    countStep(dialog, 'OPENED');
    staticForm.showNote(dialog, 'restored', staticForm.hasText(dialog));
    lockPageBehind(dialog.host);
    dialog.host.hidden = false;
    focusFirst();
    // Invisible work runs after the dialog has been painted.
    afterPaint(() => {
      if (!isFresh(dialog.token)) dialog.token = issueFormToken();
      requestForm();
    });
  };

  const close = (kind: RequestFormKind, sent = false): void => {
    if (shown?.kind !== kind) return;
    countLeft(sent);
    const { host, opener } = shown;
    shown = undefined;
    host.hidden = true;
    releasePageBehind();
    // A button of the menu is hidden by now and cannot have the focus.
    document.querySelector<HTMLElement>('.menu-btn')?.focus();
    opener.focus();
  };

  const failed = (): void => {
    clearTimeout(submitTimer);
    for (const dialog of dialogs.values()) {
      if (!dialog.submitted) continue;
      dialog.submitted = false;
      staticForm.showSending(dialog, false);
      staticForm.showNote(dialog, 'unsent', true);
      if (!shown) open(dialog.kind, dialog.opener);
    }
  };

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener !== null) {
      open(opener.dataset['opens'] === 'access' ? 'access' : 'demo', opener);
    } else if (shown?.host.contains(target)) {
      const outside = target === shown.host && pressedOn === target;
      if (outside || target.closest('[data-closes]')) close(shown.kind);
      else if (target.closest('.restored button')) startOver(shown);
    }
  };

  const startOver = (dialog: RequestDialog): void => {
    staticForm.showNote(dialog, 'restored', false);
    const form = staticForm.formOf(dialog);
    if (form && !dialog.live) staticForm.emptyForm(dialog, form);
    focusFirst();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, isComposing } = event;
    if (!shown || defaultPrevented || isComposing || !(target instanceof Element)) return;
    const { host, kind } = shown;
    if (!host.contains(target) && target !== document.body) return;
    if (key === 'Escape' && !host.querySelector(':popover-open')) close(kind);
    if (key === 'Tab') tabWithin(host, event);
  };

  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!shown || !(target instanceof Element)) return;
    if (shown.host.contains(target)) {
      focused = target instanceof HTMLElement ? target : undefined;
      followField(target.closest('.fld'));
    } else if (!target.closest('[aria-live]')) returnFocus();
  };

  const onInput = ({ target }: Event): void => {
    const form = shown && staticForm.formOf(shown);
    if (!shown || !(target instanceof Element) || !form?.contains(target)) return;
    countStep(shown, 'STARTED');
    const name = target.getAttribute('name');
    if (!shown.live && name !== null) staticForm.saveTyped(shown, form, name);
  };

  const onSubmit = (event: SubmitEvent): void => {
    if (!shown || staticForm.formOf(shown) !== event.target) return;
    countStep(shown, 'TRIED');
    staticForm.showNote(shown, 'unsent', false);
    if (shown.live) return;
    event.preventDefault();
    shown.submitted = true;
    staticForm.showSending(shown, true);
    clearTimeout(submitTimer);
    submitTimer = setTimeout(failed, submitTimeoutMs);
    requestForm();
  };

  window.loonRequestDialogs = { all: dialogs, close, returnFocus, failed };
  offerPlatformsList();
  addEventListener('loon-hydration-failed', failed);
  addEventListener('pagehide', () => countLeft());
  addEventListener('click', onClick, true);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedOn = shown?.host.querySelector(':popover-open') ? null : target;
    },
    true,
  );
  document.addEventListener('keydown', onKeyDown);
  addEventListener('loon-event-queued', ({ detail }) => {
    if (detail instanceof KeyboardEvent && detail.type === 'keydown') onKeyDown(detail);
  });
  addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('submit', onSubmit, true);
  return prepare;
}
