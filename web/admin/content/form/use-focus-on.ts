import { useEffect, type RefObject } from 'react';
import type { Reveal } from './form-state.ts';

const controls =
  'input, textarea, [contenteditable="true"], [role="combobox"], button[aria-expanded], .adm-content-list-add';

/** The first control at a path; for a collapsible section, the first one within it. */
function controlAt(fields: HTMLElement, path: string): HTMLElement | null | undefined {
  const place =
    fields.querySelector(`[data-field="${path}"]`) ??
    fields.querySelector(`[data-place="${path}"]`);
  const within = place?.querySelector(':scope > .adm-fold-body') ?? place;
  return within?.querySelector<HTMLElement>(controls);
}

/** Focuses the control of the field to be shown, once it is rendered. */
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
    // A rich text editor is mounted later; if the focus has moved elsewhere by then, it is not
    // taken away.
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
