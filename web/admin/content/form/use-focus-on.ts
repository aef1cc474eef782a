import { useEffect, type RefObject } from 'react';
import type { Reveal } from './form-state.ts';

const controls =
  'input, textarea, [contenteditable="true"], [role="combobox"], button[aria-expanded]';

/** Gives the focus to the control of a field that is to be shown, once it stands on the page. */
export function useFocusOn(
  form: RefObject<HTMLFormElement | null>,
  reveal: Reveal | undefined,
): void {
  useEffect(() => {
    if (reveal === undefined) return;
    const { path } = reveal;
    const place =
      form.current?.querySelector(`[data-field="${path}"]`) ??
      form.current?.querySelector(`[data-place="${path}"]`);
    const control = place?.querySelector<HTMLElement>(controls);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [form, reveal]);
}
