import { useController } from 'react-hook-form';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ContentField } from '../fields/content-field.ts';

/**
 * Validation messages by their path in the value, such as `3.linkedinUrl`; '' is the whole value.
 */
export type Messages = ReadonlyMap<string, string>;

/** A field to show and focus; a changed number repeats this for the same field. */
export interface Reveal {
  path: string;
  number: number;
}

interface FormSnapshot {
  messages: Messages;
  /** Whether all messages are shown, including those of fields that have never been edited. */
  judged: boolean;
  reveal: Reveal | undefined;
}

/**
 * The state of a form. Each field subscribes only to its own part, so that a key press re-renders
 * one field.
 */
export class FormState {
  private readonly followers = new Set<() => void>();
  private snapshot: FormSnapshot;

  /** With `path`, the field at that path is shown first. */
  constructor(path?: string) {
    const reveal = path === undefined ? undefined : { path, number: 0 };
    this.snapshot = { messages: new Map(), judged: false, reveal };
  }

  readonly read = (): FormSnapshot => this.snapshot;

  /** Calls `follow` after each change. Returns a function that unsubscribes it. */
  readonly subscribe = (follow: () => void): (() => void) => {
    this.followers.add(follow);
    return () => this.followers.delete(follow);
  };

  /** Passes validation messages to the fields. */
  judge(messages: Messages, judged: boolean): void {
    this.change({ messages, judged });
  }

  /** Shows a field and focuses it. */
  show(path: string): void {
    const { reveal } = this.snapshot;
    this.change({ reveal: { path, number: (reveal?.number ?? 0) + 1 } });
  }

  private change(change: Partial<FormSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.followers.forEach((follow) => follow());
  }
}

/** The part that the form edits. */
export const PartContext = createContext<ContentField>({
  kind: 'group',
  optional: false,
  label: '',
  fields: {},
});

export const FormStateContext = createContext(new FormState());

/**
 * The slice of the form state that a component uses; the component re-renders when the slice
 * changes.
 */
function useFormSnapshot<Picked>(pick: (snapshot: FormSnapshot) => Picked): Picked {
  const form = useContext(FormStateContext);
  return useSyncExternalStore(form.subscribe, () => pick(form.read()));
}

/** Whether a path is equal to `outer` or within it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}

export function pathTo(outer: string, step: string | number): string {
  return outer === '' ? String(step) : `${outer}.${String(step)}`;
}

/**
 * The message of a field. A field that is `untouched`, because it has never been edited, shows none
 * before publishing; a field that was cleared shows it immediately.
 */
export function useMessage(path: string, untouched: boolean): string | undefined {
  return useFormSnapshot(({ messages, judged }) =>
    judged || !untouched ? messages.get(path) : undefined,
  );
}

/** The text at a path of the form, and its validation message. */
export function useTextValue(name: string, path: string) {
  const { field: control } = useController({ name });
  const value = String(control.value ?? '');
  const problem = useMessage(path, control.value === null);
  return { control, value, problem };
}

export function useMessagesWithin(path: string): number {
  return useFormSnapshot(({ messages, judged }) =>
    judged ? [...messages.keys()].filter((each) => isWithin(each, path)).length : 0,
  );
}

/** Whether a collapsible section is open; showing a field within it opens it. */
export function useOpen(path: string): [boolean, (open: boolean) => void] {
  const asked = useFormSnapshot(({ reveal }) =>
    reveal !== undefined && isWithin(reveal.path, path) ? reveal.number : undefined,
  );
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<number>();
  if (asked !== undefined && asked !== seen) {
    setSeen(asked);
    setOpen(true);
  }
  return [open, setOpen];
}

/** The first message at a path that `concerns` accepts. */
export function useMessagesAt(concerns: (path: string) => boolean): string | undefined {
  return useFormSnapshot(({ messages }) => [...messages].find(([path]) => concerns(path))?.[1]);
}
