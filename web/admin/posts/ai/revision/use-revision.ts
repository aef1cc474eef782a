import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { revisionMessages } from '../../../../../schema/generation-rules.ts';
import { toast } from '../../../../components/toast/toast-store.ts';
import {
  PostVersionTextDocument,
  useAcceptRevisionMutation,
  useLeaveRevisionMutation,
  useProposedRevisionQuery,
  type AcceptRevisionInput,
} from '../../../../generated/admin.ts';
import { isConflict } from '../../../admin-client.ts';
import { usePublishingReason, type Refusal } from '../../checks/use-publishing-reason.ts';
import { showFailure, useAction } from '../../../shell/show-failure.ts';
import { saveChoices, readChoices, type Choice, type Choices } from './stored-choices.ts';
import type { RevisableText } from './revision-part.ts';
import { revisionOf, type Revision } from './revision-of.ts';

/** The post as it is stored now. */
interface PresentPost {
  title: string;
  published: boolean;
  publishedAt: string | null;
}

/** A revision and the decisions about its parts. */
export interface RevisionChoice {
  post: PresentPost;
  revision: Revision;
  choices: Choices;
  choose: (keys: readonly string[], choice: Choice) => void;
  /** The keys of the accepted parts. */
  accepted: readonly string[];
  /** Another administrator saved the post before the last attempt to save. */
  conflict: boolean;
  /** The refusal of a save by the checks of the post. */
  refusal: Refusal | undefined;
  busy: boolean;
  /** Saves the accepted parts as a new version of the post. */
  save: () => Promise<void>;
  /** Rejects the revision; the post does not change. */
  leave: () => Promise<void>;
}

interface RevisionOptions {
  turnId: string;
  postId: string;
  /** Called after the accepted parts were saved. */
  onSaved: () => void;
  /** Called after the revision was rejected. */
  onClosed: () => void;
}

type StoredText = Omit<RevisableText, 'excerpt'> & { excerpt: string | null };

/** Omits an excerpt that is derived from the text, because it cannot be revised. */
function revisable(text: StoredText): RevisableText {
  return { ...text, excerpt: text.excerpt ?? '' };
}

/** Loads a proposal, and the text that it is based on if the post has changed since. */
function useProposal(turnId: string, postId: string) {
  const answer = useProposedRevisionQuery({
    variables: { id: turnId, postId },
    fetchPolicy: 'no-cache',
  });
  const present = answer.data?.postVersions.edges[0]?.node;
  const basedOn = answer.data?.conversationTurn.basedOn ?? undefined;
  const overtaken = present !== undefined && basedOn !== undefined && present.version !== basedOn;
  const basis = useQuery(
    PostVersionTextDocument,
    overtaken ? { variables: { postId, version: basedOn } } : skipToken,
  );
  // If that version is no longer available, only the two texts are compared.
  const known = !overtaken || basis.data !== undefined || basis.error !== undefined;
  return { answer, present, known, basis: overtaken ? basis.data?.postVersion.text : undefined };
}

function partsOf(input: Partial<RevisableText>): Omit<AcceptRevisionInput, 'version'> {
  const { tags, faqs, ...texts } = input;
  return {
    ...texts,
    ...(tags ? { tags: [...tags] } : {}),
    ...(faqs ? { faqs: [...faqs] } : {}),
  };
}

/** Loads a revision, compares it with the stored post, and stores the decisions about it. */
export function useRevision({ turnId, postId, onSaved, onClosed }: RevisionOptions) {
  const { answer, present, known, basis } = useProposal(turnId, postId);
  const [choices, setChoices] = useState(() => readChoices(turnId));
  const [conflict, setConflict] = useState(false);
  const { busy, carryOut } = useAction();
  const [accept] = useAcceptRevisionMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: ['PostList'],
  });
  const { refusal, publishOrAskReason } = usePublishingReason();
  const [leave] = useLeaveRevisionMutation({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    if (Object.keys(choices).length > 0) saveChoices(turnId, choices);
  }, [turnId, choices]);

  const proposed = answer.data?.conversationTurn.revision;
  const revision = useMemo(
    () =>
      present && proposed && known
        ? revisionOf({
            present: revisable(present.text),
            proposed,
            basis: basis && revisable(basis),
          })
        : undefined,
    [present, proposed, known, basis],
  );
  const post = answer.data?.adminPost;
  if (!revision || !present || !post) return { answer, choice: undefined };

  const accepted = revision.keys.filter((key) => choices[key] === 'accept');
  const save = async () => {
    const input = {
      ...partsOf(revision.accepted(new Set(accepted))),
      version: present.version,
    };
    try {
      await publishOrAskReason(post.title, async (approval) => {
        const { data } = await accept({
          variables: { id: turnId, input: { ...input, ...approval } },
        });
        if (!data) return;
        toast({ ...revisionMessages.saved(data.acceptRevision.version), variant: 'success' });
        setConflict(false);
        onSaved();
      });
    } catch (thrown) {
      showFailure(thrown);
      if (isConflict(thrown)) {
        setConflict(true);
        await answer.refetch();
      }
    }
  };
  const choice: RevisionChoice = {
    post,
    revision,
    choices,
    choose: (keys, wished) =>
      setChoices((current) => ({
        ...current,
        ...Object.fromEntries(keys.map((key) => [key, wished])),
      })),
    accepted,
    conflict,
    refusal,
    busy,
    save: async () => {
      await carryOut(save);
    },
    leave: async () => {
      if (await carryOut(() => leave({ variables: { id: turnId } }))) onClosed();
    },
  };
  return { answer, choice };
}
