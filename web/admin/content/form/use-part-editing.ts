import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contentMessages } from '../../../../schema/content/messages.ts';
import { adminFailed } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  DiscardContentDraftDocument,
  OpenedContentPartDocument,
  PublishContentDocument,
  type OpenedPartFragment,
} from '../../../generated/admin.ts';
import type { DraftStatus } from '../../keeping/server-draft.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import { tellFailure } from '../../shell/tell-failure.ts';
import type { ContentField } from '../fields/content-field.ts';
import { openStored, sameInForm, type OpenedPart } from '../opened-part.ts';
import type { ContentText } from '../content-texts.ts';
import { usePartDraft } from '../use-part-draft.ts';
import type { Messages } from './form-state.ts';
import { usePartValues, type JudgedValue, type PartForm } from './use-part-values.ts';

interface PartEditingInput {
  opened: OpenedPart;
  form: UseFormReturn<PartForm>;
  field: ContentField;
  schema: z.ZodType;
  /** Shows a field and gives it the focus. */
  show: (path: string) => void;
  onOpen: (opened: OpenedPart) => void;
}

/** What a part's form offers, and how it stands. */
interface PartEditing {
  now: JudgedValue;
  /** What is wrong, as far as form and server know. */
  messages: Messages;
  judged: boolean;
  /** Whether the form says something else than what is in force. */
  unpublished: boolean;
  status: DraftStatus;
  publish: () => void;
  publishing: boolean;
  /** The form gives way to another one and takes nothing that is typed. */
  leaving: boolean;
  asking: boolean;
  askToDiscard: () => void;
  endQuestion: () => void;
  discard: () => void;
  discarding: boolean;
  /** What somebody else published meanwhile, to be decided about. */
  conflict: OpenedPartFragment | undefined;
  endConflict: () => void;
  /** Publishes mine over what the conflict shows. */
  keepMine: () => void;
  /** Goes on with theirs; mine stays kept. */
  takeTheirs: () => void;
  /** Goes on with what was put in force in another way; what is typed stays kept. */
  goOnWith: (stored: OpenedPartFragment) => void;
}

/** State and behaviour of a part's form: everything typed is kept until it is published. */
export function usePartEditing(input: PartEditingInput): PartEditing {
  const { opened, form, field, schema, show, onOpen } = input;
  const { name, stored, version } = opened;
  const client = useApolloClient();
  const { writer, status } = usePartDraft(name, opened.continued);
  const [refused, setRefused] = useState<Messages>(new Map());
  const [judged, setJudged] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [conflict, setConflict] = useState<OpenedPartFragment>();
  const inForce = (value: unknown) => sameInForm(field, value, stored.value);

  const textOf = (value: unknown): ContentText => ({
    ...{ id: writer.id, part: name, basedOn: version, writtenAt: Date.now() },
    value,
  });

  const now = usePartValues(form, field, schema, ({ typed }) => {
    setRefused(new Map());
    writer.write(inForce(typed) ? undefined : textOf(typed));
  });
  const messages = refused.size > 0 ? new Map([...refused, ...now.messages]) : now.messages;

  /** The form that follows stands at once, so that nothing is typed into one that is done with. */
  const giveWay = (next: OpenedPart): void => {
    void writer.forget();
    flushSync(() => setLeaving(true));
    onOpen(next);
  };

  /** What is typed stays kept, and is offered beside the form that follows. */
  const giveWayKept = (next: OpenedPartFragment): void => {
    const aside = textOf(now.typed);
    writer.write(aside);
    writer.flush();
    onOpen({ ...openStored(next, name), aside });
  };

  /** Reads what is in force now, so that both can be shown. */
  const compare = async (thrown: unknown): Promise<void> => {
    try {
      const { data } = await client.query({
        query: OpenedContentPartDocument,
        variables: { name },
        fetchPolicy: 'no-cache',
      });
      setConflict(data?.contentPart);
    } catch {
      tellFailure(thrown);
    }
  };

  const publish = async (basedOn: number): Promise<void> => {
    setJudged(true);
    const [first] = now.messages.keys();
    if (first !== undefined) {
      toast({ ...contentMessages.notYet(now.messages.size), variant: 'destructive' });
      show(first);
      return;
    }
    setPublishing(true);
    await writer.settle();
    try {
      const { data } = await client.mutate({
        mutation: PublishContentDocument,
        variables: { name, value: now.value, version: basedOn },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        toast({ ...contentMessages.published, variant: 'success' });
        giveWay(openStored(data.publishContent, name));
      }
    } catch (thrown) {
      writer.keepOn();
      if (isConflict(thrown)) {
        await compare(thrown);
        return;
      }
      const { message, fields } = adminFailureOf(thrown);
      setRefused(new Map(Object.entries(fields)));
      const [refusedPath] = Object.keys(fields);
      if (refusedPath !== undefined) show(refusedPath);
      toast({ ...adminFailed(message), variant: 'destructive' });
    } finally {
      setPublishing(false);
    }
  };

  const discard = async (): Promise<void> => {
    setDiscarding(true);
    await writer.settle();
    try {
      const { data } = await client.mutate({
        mutation: DiscardContentDraftDocument,
        variables: { name },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        toast({ ...contentMessages.discarded, variant: 'success' });
        giveWay(openStored(data.discardContentDraft, name));
      }
    } catch (thrown) {
      writer.keepOn();
      tellFailure(thrown);
    } finally {
      setDiscarding(false);
      setAsking(false);
    }
  };

  return {
    now,
    messages,
    judged,
    unpublished: !inForce(now.typed),
    status,
    publish: () => {
      if (!publishing) void publish(version);
    },
    publishing,
    leaving,
    asking,
    askToDiscard: () => setAsking(true),
    endQuestion: () => setAsking(false),
    discard: () => void discard(),
    discarding,
    conflict,
    endConflict: () => setConflict(undefined),
    keepMine: () => {
      if (conflict && !publishing) void publish(conflict.version);
    },
    takeTheirs: () => {
      if (conflict) giveWayKept(conflict);
    },
    goOnWith: (next) => {
      if (inForce(now.typed)) giveWay(openStored(next, name));
      else giveWayKept(next);
    },
  };
}
