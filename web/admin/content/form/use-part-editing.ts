import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contentMessages } from '../../../../schema/draft-messages.ts';
import { adminFailed } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  ContentVersionDocument,
  DiscardContentDraftDocument,
  OpenedContentPartDocument,
  PublishContentDocument,
  type OpenedPartFragment,
} from '../../../generated/admin.ts';
import { addCorrectedClaims, announcePublication } from '../../checks/corrected-claims.ts';
import { flushTyping } from '../../drafts/flush-typing.ts';
import { isConflict } from '../../admin-client.ts';
import { adminFailureOf, showFailure } from '../../shell/show-failure.ts';
import { publishedCorrections } from '../claims/changed-claims.ts';
import type { ContentField } from '../fields/content-field.ts';
import { addedIds, withEntryIds } from '../fields/entry-ids.ts';
import { formValue } from '../fields/form-values.ts';
import { openStored, formText, type OpenedPart } from '../opened-part.ts';
import type { ContentText } from '../content-texts.ts';
import { usePartDraft } from '../use-part-draft.ts';
import { mergeMine } from '../versions/merge-parts.ts';
import type { ConflictingVersions } from '../versions/part-conflict.tsx';
import type { Messages } from './form-state.ts';
import {
  judgedValue,
  presentForm,
  usePartValues,
  type JudgedValue,
  type PartForm,
} from './use-part-values.ts';

interface PartEditingInput {
  opened: OpenedPart;
  form: UseFormReturn<PartForm>;
  field: ContentField;
  schema: z.ZodType;
  /** Shows a field and focuses it. */
  show: (path: string) => void;
  onOpen: (opened: OpenedPart) => void;
  /** Called with the published version when the form continues with edits made since. */
  onPublished: (published: OpenedPartFragment) => void;
}

/**
 * State and behaviour of a part's form: all input is stored as a draft until it is published
 * (product 12.11).
 */
export function usePartEditing(input: PartEditingInput) {
  const { opened, form, field, schema, show, onOpen, onPublished } = input;
  const { name, stored, version } = opened;
  const client = useApolloClient();
  const { writer, status } = usePartDraft(name, opened.continued);
  const [refused, setRefused] = useState<Messages>(new Map());
  const [judged, setJudged] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const [replaced, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [conflict, setConflict] = useState<ConflictingVersions>();
  const said = useMemo(() => formText(field, stored.value), [field, stored.value]);
  const isPublished = (value: unknown) => formText(field, value) === said;

  const textOf = (value: unknown): ContentText => ({
    ...{ id: writer.id, part: name, basedOn: version, writtenAt: Date.now(), value },
  });

  const now = usePartValues(form, field, schema, ({ typed }) => {
    setRefused(new Map());
    writer.write(isPublished(typed) ? undefined : textOf(typed));
  });
  /** All known problems, found by the form or the server. */
  const messages = useMemo(
    () => (refused.size > 0 ? new Map([...refused, ...now.messages]) : now.messages),
    [refused, now.messages],
  );

  /** The current value of the form, including the latest input. */
  const read = (): JudgedValue => {
    flushTyping();
    return judgedValue(field, schema, presentForm(form));
  };

  /** Replaces the form synchronously, so that no input goes into the old one. */
  const replaceForm = (next: OpenedPart): void => {
    void writer.clear();
    flushSync(() => setLeaving(true));
    onOpen(next);
  };

  /** Offers my draft next to the new form; given its base, only with what I changed of that. */
  const replaceFormKeepingDraft = (next: OpenedPartFragment, base?: unknown): void => {
    const mine = textOf(read().typed);
    writer.write(mine);
    writer.flush();
    const sides = { mine: mine.value, theirs: next.value, base };
    const merged = () => ({ ...mine, value: mergeMine(field, sides), basedOn: next.version });
    const text = base === undefined ? mine : merged();
    onOpen({ ...openStored(next, name), aside: { text, older: false } });
  };

  /** The form continues with the published version, and with edits made since as a draft. */
  const continueFrom = (published: OpenedPartFragment): void => {
    writer.write({ ...textOf(read().typed), basedOn: published.version });
    setRefused(new Map());
    setJudged(false);
    onPublished(published);
  };

  /** Assigns each new entry the id with which it is published, so that it stays the same entry. */
  const assignIds = (): void => {
    const present = presentForm(form);
    for (const [place, id] of addedIds(present, withEntryIds(field, present), 'part')) {
      form.setValue(place as 'part', id);
    }
  };

  /** Loads the published version, so that both can be shown. */
  const compare = async (thrown: unknown): Promise<void> => {
    try {
      const { data } = await client.query({
        query: OpenedContentPartDocument,
        variables: { name },
        fetchPolicy: 'no-cache',
      });
      const began = await client.query({
        query: ContentVersionDocument,
        variables: { name, version },
        fetchPolicy: 'no-cache',
      });
      if (data && began.data) {
        setConflict({ theirs: data.contentPart, base: began.data.contentVersion.value });
      }
    } catch {
      showFailure(thrown);
    }
  };

  const publish = async (): Promise<void> => {
    setJudged(true);
    const { value, messages: wrong } = read();
    const [first] = wrong.keys();
    if (first !== undefined) {
      toast({ ...contentMessages.notYet(wrong.size), variant: 'destructive' });
      show(first);
      return;
    }
    assignIds();
    await send(value, version, (next, typedSince) =>
      typedSince ? continueFrom(next) : replaceForm(openStored(next, name)),
    );
  };

  const send = async (
    value: unknown,
    basedOn: number,
    openNext: (published: OpenedPartFragment, typedSince: boolean) => void,
  ): Promise<void> => {
    setPublishing(true);
    const { typed } = read();
    await writer.pause();
    try {
      const { data } = await client.mutate({
        mutation: PublishContentDocument,
        variables: { name, value, version: basedOn },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        toast({ ...contentMessages.published, variant: 'success' });
        if (name === 'claims') {
          addCorrectedClaims(publishedCorrections(opened.stored.value, data.publishContent.value));
        }
        const later = read().typed;
        const typedSince =
          JSON.stringify(later) !== JSON.stringify(typed) &&
          formText(field, later) !== formText(field, data.publishContent.value);
        openNext(data.publishContent, typedSince);
        if (!typedSince) announcePublication();
      }
    } catch (thrown) {
      writer.resume();
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

  /**
   * Publishes the merged value over the conflicting version; my draft stays stored if part of it is
   * left out.
   */
  const publishMerged = (value: unknown, leavesMine: boolean): void => {
    if (!conflict || publishing) return;
    const { theirs, base } = conflict;
    const wrong = judgedValue(field, schema, formValue(field, value)).messages.size;
    if (wrong > 0) {
      // To be fixed in the form, which is now based on their version.
      toast({ ...contentMessages.notYet(wrong), variant: 'destructive' });
      onOpen({ ...openStored(theirs, name), value, continued: writer.id });
      return;
    }
    void send(value, theirs.version, (next, typedSince) => {
      if (leavesMine || typedSince) replaceFormKeepingDraft(next, base);
      else replaceForm(openStored(next, name));
    });
  };

  const discard = async (): Promise<void> => {
    setDiscarding(true);
    await writer.pause();
    try {
      const { data } = await client.mutate({
        mutation: DiscardContentDraftDocument,
        variables: { name },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        toast({ ...contentMessages.discarded, variant: 'success' });
        replaceForm(openStored(data.discardContentDraft, name));
      }
    } catch (thrown) {
      writer.resume();
      showFailure(thrown);
    } finally {
      setDiscarding(false);
      setAsking(false);
    }
  };

  return {
    now,
    messages,
    judged,
    /** Whether the form differs from the published version. */
    unpublished: !isPublished(now.typed),
    status,
    publish: () => {
      if (!publishing) void publish();
    },
    publishing,
    /** The form is about to be replaced and ignores input. */
    replaced,
    asking,
    askToDiscard: () => setAsking(true),
    endQuestion: () => setAsking(false),
    discard: () => void discard(),
    discarding,
    /** A version that another administrator has published in the meantime, to be resolved. */
    conflict,
    endConflict: () => setConflict(undefined),
    publishMerged,
    /** Continues with their version; my draft stays stored. */
    takeTheirs: () => {
      if (conflict) replaceFormKeepingDraft(conflict.theirs, conflict.base);
    },
    /** Continues with a version that was published in another way; the draft stays stored. */
    openRestored: (next: OpenedPartFragment) => {
      if (isPublished(read().typed)) replaceForm(openStored(next, name));
      else replaceFormKeepingDraft(next);
    },
  };
}
