import { useId, type RefObject } from 'react';
import { trapName } from './form-values.ts';

/**
 * The honeypot: a field that people neither see, hear nor reach, but programs that fill every field
 * do. Its label says to leave it empty.
 */
export function TrapField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={id}>Topic (please leave this field empty)</label>
      <input id={id} ref={input} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
