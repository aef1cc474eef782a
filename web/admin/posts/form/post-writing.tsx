import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { useDraftOffers } from '../drafts/use-draft-offers.ts';
import { draftToResume } from '../drafts/resume-draft.ts';
import { PostForm, type PostFormProps } from './post-form.tsx';
import { openPost } from './opened-post.ts';
import type { EditedPost } from './post-values.ts';

interface PostWritingProps {
  /** The post to edit; undefined in create mode. */
  stored?: EditedPost;
  /** It follows another form, which had the focus. */
  next?: boolean;
  /** The layout of the form. */
  Form?: ComponentType<PostFormProps>;
  onSaved: PostFormProps['onSaved'];
  onCancel: () => void;
}

/** One turn at a post; each begins with a fresh form. */
interface OpenedForm {
  number: number;
  stored: EditedPost | undefined;
  /** The kept text that it goes on with. */
  draft?: UnsavedText | undefined;
}

/**
 * The form together with the unsaved texts that are offered for it. Restoring one, or taking what
 * somebody else has stored, begins anew; what the form held until then stays kept, and is offered.
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
  // What a form that stays has stored meanwhile.
  const [saved, setSaved] = useState<EditedPost>();
  const { offered, take, discard } = useDraftOffers(
    stored?.id ?? null,
    openPost(stored, undefined).base,
    number,
  );
  return (
    <Form
      key={number}
      stored={stored}
      draft={draft}
      focusOn={stored || number > 0 ? 'title' : next ? 'form' : undefined}
      onSaved={(post, goesOn) => {
        setSaved(post);
        onSaved(post, goesOn);
      }}
      onCancel={onCancel}
      onTakeTheirs={(theirs) => setOpenedForm({ number: number + 1, stored: theirs })}
      notice={
        offered ? (
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

/** What is said of a kept text: whose it is, when it was written, and whether the post moved on. */
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

/** Whether the post, or what waits beside it, was saved since a text was written over it. */
function isOutdated({ basedOn, writtenAt }: UnsavedText, stored: EditedPost): boolean {
  const { waitingChanges: waiting, version } = stored;
  return waiting
    ? basedOn !== waiting.basedOn || writtenAt < Date.parse(waiting.savedAt)
    : basedOn !== version;
}
