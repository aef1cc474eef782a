import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The `ref` of a form, and a function to call after failed validation: it focuses the first invalid
 * field, so that its message is announced.
 */
export function useFirstInvalid(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refusals]);
  return [form, () => setRefusals((count) => count + 1)];
}
