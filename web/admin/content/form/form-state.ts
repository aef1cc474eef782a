import { createContext, useContext, useState } from 'react';

/** What is wrong where: a message by its path in the value, `3.linkedinUrl`; '' is the whole. */
export type Messages = ReadonlyMap<string, string>;

/** A field that is to be shown and given the focus; another number asks for it once more. */
export interface Reveal {
  path: string;
  number: number;
}

interface FormState {
  messages: Messages;
  /** Whether all messages are shown, also those of fields that are empty for now. */
  judged: boolean;
  reveal: Reveal | undefined;
}

/** What every field of the form is told, wherever it stands. */
export const FormStateContext = createContext<FormState>({
  messages: new Map(),
  judged: false,
  reveal: undefined,
});

/** Whether a path is another one or lies within it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}

/** A path one step further. */
export function pathTo(outer: string, step: string | number): string {
  return outer === '' ? String(step) : `${outer}.${String(step)}`;
}

/** The message of a field. What nobody has filled in yet is no mistake before the publication. */
export function useMessage(path: string, empty: boolean): string | undefined {
  const { messages, judged } = useContext(FormStateContext);
  return judged || !empty ? messages.get(path) : undefined;
}

/** How many messages stand within a path. */
export function useMessagesWithin(path: string): number {
  const { messages, judged } = useContext(FormStateContext);
  return judged ? [...messages.keys()].filter((each) => isWithin(each, path)).length : 0;
}

/** Whether something that opens is open; what is to be shown within it opens it. */
export function useOpen(path: string, atFirst: boolean): [boolean, (open: boolean) => void] {
  const { reveal } = useContext(FormStateContext);
  const [open, setOpen] = useState(atFirst);
  const [seen, setSeen] = useState<number>();
  if (reveal !== undefined && reveal.number !== seen && isWithin(reveal.path, path)) {
    setSeen(reveal.number);
    setOpen(true);
  }
  return [open, setOpen];
}

/** The first message of those places that `concerns` says yes to. */
export function useMessagesAt(concerns: (path: string) => boolean): string | undefined {
  const { messages } = useContext(FormStateContext);
  return [...messages].find(([path]) => concerns(path))?.[1];
}
