import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { revisionMessages } from '../../../../../schema/generation-messages.ts';
import { toast } from '../../../../components/toast/toast-store.ts';
import {
  PostVersionTextDocument,
  useAcceptRevisionMutation,
  useLeaveRevisionMutation,
  useProposedRevisionQuery,
  type AcceptRevisionInput,
  type ProposedRevisionQuery,
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

/** A revised post and what is decided about it. */
export interface RevisionChoice {
  post: PresentPost;
  revision: Revision;
  choices: Choices;
  choose: (keys: readonly string[], choice: Choice) => void;
  /** The keys of what is accepted. */
  accepted: readonly string[];
  /** Somebody else saved the post before the last try to save. */
  conflict: boolean;
  /** The save that the checks of the post stand in the way of. */
  refusal: Refusal | undefined;
  busy: boolean;
  /** Saves what is accepted as a new version of the post. */
  save: () => Promise<void>;
  /** Leaves the post as it is. */
  leave: () => Promise<void>;
}

interface RevisionOptions {
  turnId: string;
  postId: string;
  /** Called once what is accepted was saved. */
  onSaved: () => void;
  /** Called once it was decided to leave the post as it is. */
  onClosed: () => void;
}

type StoredText = Omit<RevisableText, 'excerpt'> & { excerpt: string | null };

/** An excerpt that is taken from the text is none to revise. */
function revisable(text: StoredText): RevisableText {
  return { ...text, excerpt: text.excerpt ?? '' };
}

/** What the server says of a proposal, with the text that it was made of where that is another. */
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
  // A version that is not kept any more leaves the two texts alone to be compared.
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

/** Loads a revised post, compares it with what is stored, and keeps what is decided about it. */
export function useRevision({ turnId, postId, onSaved, onClosed }: RevisionOptions): {
  answer: {
    data?: ProposedRevisionQuery | undefined;
    error?: Error | undefined;
    refetch: () => Promise<unknown>;
  };
  choice: RevisionChoice | undefined;
} {
  const { answer, present, known, basis } = useProposal(turnId, postId);
  const [choices, setChoices] = useState(() => readChoices(turnId));
  const [conflict, setConflict] = useState(false);
  const { busy, carryOut } = useAction();
  const [accept] = useAcceptRevisionMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: ['PostList'],
  });
  const { refusal, orForReason } = usePublishingReason();
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
      await orForReason(post.title, async (overrideReason) => {
        const { data } = await accept({
          variables: { id: turnId, input: { ...input, overrideReason } },
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
  return {
    answer,
    choice: {
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
    },
  };
}
