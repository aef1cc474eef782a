import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { useEffect, useState } from 'react';
import { isUnauthenticated } from '../admin-client.ts';
import type { BrowserDrafts, UnsavedDraft } from './browser-drafts.ts';
import { DraftWriter } from './draft-writer.ts';
import { ServerDraft, type DraftStatus } from './server-draft.ts';

/** A rejection is final, unless it is caused by an ended session or a rate limit. */
function refusalOf(thrown: unknown): string | undefined {
  if (ServerError.is(thrown) && thrown.statusCode === 413) return 'It is too long.';
  if (!CombinedGraphQLErrors.is(thrown) || isUnauthenticated(thrown)) return undefined;
  const final = new Set<unknown>(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']);
  return thrown.errors.find(({ extensions }) => final.has(extensions?.['code']))?.message;
}

interface ServerCopies<Text> {
  send: (text: Text) => Promise<unknown>;
  /** Deletes the server's copy. */
  discard: (id: string) => Promise<unknown>;
}

interface DraftWriterOptions<Text extends UnsavedDraft> {
  browser: BrowserDrafts<Text>;
  /** Omitted for drafts that are stored only in the browser. */
  server?: ServerCopies<Text>;
  /** The id of the stored draft to continue. */
  continued: string | undefined;
}

/** Stores the draft of a form in the browser, and on the server, while the form is mounted. */
export function useDraftWriter<Text extends UnsavedDraft>(
  options: DraftWriterOptions<Text>,
): { writer: DraftWriter<Text>; status: DraftStatus } {
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' });
  const [writer] = useState(() => {
    const { browser, server: copies, continued } = options;
    const server =
      copies && new ServerDraft({ send: copies.send, refusal: refusalOf, onStatus: setStatus });
    const discard = (id: string) => {
      setStatus({ kind: 'none' });
      copies?.discard(id).catch(() => undefined);
    };
    return new DraftWriter({ browser, server, discard }, continued);
  });

  useEffect(() => {
    writer.open();
    const flush = () => writer.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') writer.flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      writer.close();
    };
  }, [writer]);

  return { writer, status };
}
