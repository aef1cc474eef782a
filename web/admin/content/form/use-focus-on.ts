import { useEffect, type RefObject } from 'react';
import type { Reveal } from './form-state.ts';

const controls =
  'input, textarea, [contenteditable="true"], [role="combobox"], button[aria-expanded], .adm-content-list-add';

/** The first control at a place: of something that opens, the first one within it. */
function controlAt(fields: HTMLElement, path: string): HTMLElement | null | undefined {
  const place =
    fields.querySelector(`[data-field="${path}"]`) ??
    fields.querySelector(`[data-place="${path}"]`);
  const within = place?.querySelector(':scope > .adm-fold-body') ?? place;
  return within?.querySelector<HTMLElement>(controls);
}

/** Gives the focus to the control of a field that is to be shown, once it stands on the page. */
export function useFocusOn(
  form: RefObject<HTMLFormElement | null>,
  reveal: Reveal | undefined,
): void {
  useEffect(() => {
    if (reveal === undefined || form.current === null) return undefined;
    const { current: fields } = form;
    const { path } = reveal;
    const found = (): boolean => {
      const control = controlAt(fields, path);
      control?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: 'center' });
      return control != null;
    };
    if (found()) return undefined;
    // An editor of rich text comes later; whoever goes on elsewhere meanwhile is left alone.
    const observer = new MutationObserver(() => {
      if (found()) stop();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', stop);
      document.removeEventListener('pointerdown', stop);
    };
    observer.observe(fields, { childList: true, subtree: true });
    document.addEventListener('focusin', stop);
    document.addEventListener('pointerdown', stop);
    return stop;
  }, [form, reveal]);
}
