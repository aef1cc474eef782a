import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { useDraftOffers } from '../drafts/use-draft-offers.ts';
import { draftToResume } from '../drafts/browser-post-drafts.ts';
import { PostForm, type PostFormProps } from './post-form.tsx';
import { openPost } from './opened-post.ts';
import type { EditedPost } from './post-values.ts';

interface PostWritingProps {
  /** The post to edit; undefined in create mode. */
  stored?: EditedPost;
  /** It replaces another form, which had the focus. */
  next?: boolean;
  Form?: ComponentType<PostFormProps>;
  onSaved: PostFormProps['onSaved'];
  onCancel: () => void;
}

/** An opening of the form; each has a new form. */
interface OpenedForm {
  number: number;
  stored: EditedPost | undefined;
  draft?: UnsavedText | undefined;
}

/**
 * The form and the drafts that are offered for it. Restoring a draft, or taking the stored version
 * in a conflict, opens a new form; the input of the previous form stays stored as a draft and is
 * offered.
 */
export function PostWriting(props: PostWritingProps) {
  const { stored: given, next, Form = PostForm, onSaved, onCancel } = props;
  const state: unknown = useLocation().state;
  const [turn, setOpenedForm] = useState<OpenedForm>(() => ({
    number: 0,
    stored: given,
    draft: draftToResume(state, given?.id ?? null),
  }));
  const { number, stored, draft } = turn;
  // The post as saved by a form that stays open.
  const [saved, setSaved] = useState<EditedPost>();
  const { offered, take, discard } = useDraftOffers(
    stored?.id ?? null,
    openPost(stored, undefined).base,
    number,
  );
  // After "Save draft" in a new post, the form edits that post: the offer was for another new one.
  const isOffered = offered?.postId === ((saved ?? stored)?.id ?? null);
  return (
    <Form
      key={number}
      stored={stored}
      draft={draft}
      focusOn={stored || number > 0 ? 'title' : next ? 'form' : undefined}
      onSaved={(post, staysOpen) => {
        setSaved(post);
        onSaved(post, staysOpen);
      }}
      onCancel={onCancel}
      onUseTheirs={(theirs) => {
        setSaved(undefined);
        setOpenedForm({ number: number + 1, stored: theirs });
      }}
      notice={
        offered && isOffered ? (
          <DraftOffer
            {...offerOf(offered, stored)}
            onRestore={() => {
              take();
              setOpenedForm({ number: number + 1, stored: saved ?? stored, draft: offered });
            }}
            onDiscard={discard}
          />
        ) : null
      }
    />
  );
}

/** Describes a draft: whose it is, when it was written, and whether the post has changed since. */
function offerOf(draft: UnsavedText, stored: EditedPost | undefined) {
  const { title } = draft.changes;
  const written = `Last edited ${momentBriefly(new Date(draft.writtenAt), new Date())}.`;
  return {
    title: title ? `Unsaved draft of “${title}”` : 'Unsaved draft',
    description:
      stored !== undefined && isOutdated(draft, stored)
        ? `${written} The post has been saved since; you will see both texts before yours is saved.`
        : written,
  };
}

/** Whether the post, or its pending changes, were saved since the draft was written. */
function isOutdated({ basedOn, writtenAt }: UnsavedText, stored: EditedPost): boolean {
  const { waitingChanges: waiting, version } = stored;
  return waiting
    ? basedOn !== waiting.basedOn || writtenAt < Date.parse(waiting.savedAt)
    : basedOn !== version;
}
