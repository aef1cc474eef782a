import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ContentField } from '../fields/content-field.ts';

/** What is wrong where: a message by its path in the value, `3.linkedinUrl`; '' is the whole. */
export type Messages = ReadonlyMap<string, string>;

/** A field that is to be shown and given the focus; another number asks for it once more. */
export interface Reveal {
  path: string;
  number: number;
}

interface FormSnapshot {
  messages: Messages;
  /** Whether all messages are shown, also those of fields that nobody has filled in yet. */
  judged: boolean;
  reveal: Reveal | undefined;
}

/** How a form stands. Each field follows what concerns it alone, so that a key draws one field. */
export class FormState {
  private readonly followers = new Set<() => void>();
  private snapshot: FormSnapshot;

  /** With `path`, the field there is shown first. */
  constructor(path?: string) {
    const reveal = path === undefined ? undefined : { path, number: 0 };
    this.snapshot = { messages: new Map(), judged: false, reveal };
  }

  /** How the form stands now. */
  readonly read = (): FormSnapshot => this.snapshot;

  /** Calls `follow` after each change; returns how to stop. */
  readonly subscribe = (follow: () => void): (() => void) => {
    this.followers.add(follow);
    return () => this.followers.delete(follow);
  };

  /** Tells the fields what is wrong with them. */
  judge(messages: Messages, judged: boolean): void {
    this.change({ messages, judged });
  }

  /** Shows a field and gives it the focus. */
  show(path: string): void {
    const { reveal } = this.snapshot;
    this.change({ reveal: { path, number: (reveal?.number ?? 0) + 1 } });
  }

  private change(change: Partial<FormSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.followers.forEach((follow) => follow());
  }
}

/** The whole part whose form it is. */
export const PartContext = createContext<ContentField>({ kind: 'group', label: '', fields: {} });

/** The form in which a field stands. */
export const FormStateContext = createContext(new FormState());

/** What of the form's standing a component follows: it is drawn again when that changes. */
function useFormSnapshot<Picked>(pick: (snapshot: FormSnapshot) => Picked): Picked {
  const form = useContext(FormStateContext);
  return useSyncExternalStore(form.subscribe, () => pick(form.read()));
}

/** Whether a path is another one or lies within it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}

/** A path one step further. */
export function pathTo(outer: string, step: string | number): string {
  return outer === '' ? String(step) : `${outer}.${String(step)}`;
}

/**
 * The message of a field. One that is `untouched`, since nobody has filled it in yet, has none
 * before the publication; one that was emptied has it at once.
 */
export function useMessage(path: string, untouched: boolean): string | undefined {
  return useFormSnapshot(({ messages, judged }) =>
    judged || !untouched ? messages.get(path) : undefined,
  );
}

/** How many messages stand within a path. */
export function useMessagesWithin(path: string): number {
  return useFormSnapshot(({ messages, judged }) =>
    judged ? [...messages.keys()].filter((each) => isWithin(each, path)).length : 0,
  );
}

/** Whether something that opens is open; what is to be shown within it opens it. */
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

/** The first message of those places that `concerns` says yes to. */
export function useMessagesAt(concerns: (path: string) => boolean): string | undefined {
  return useFormSnapshot(({ messages }) => [...messages].find(([path]) => concerns(path))?.[1]);
}
